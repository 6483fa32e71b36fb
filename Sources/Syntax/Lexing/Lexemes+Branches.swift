// `#if … #elseif … #else … #endif`: the branch of iOS is taken, the others are as comments.
extension Lexemes {
  /// An `#if` that is not ended yet.
  private struct Branches {
    var start: SourceRange
    /// Whether what surrounds it is read.
    var isRead: Bool
    var wasTaken: Bool
  }

  /// Leaves out what does not apply.
  mutating func takeBranches(of source: [UInt8]) {
    guard all.contains(where: { directive($0, source) != nil }) else { return }
    var kept: [Lexeme] = []
    var open: [Branches] = []
    var isRead = true
    var index = 0
    while index < all.count {
      guard let directive = directive(all[index], source) else {
        if isRead || all[index].kind == .end {
          kept.append(all[index])
        } else {
          comments.append(all[index].range)
        }
        index += 1
        continue
      }
      let start = index
      repeat { index += 1 } while index < all.count && !all[index].startsLine && all[index].kind != .end
      directives += all[start..<index].map(\.range)
      var condition = BranchCondition(lexemes: all[start + 1..<index], source: source)
      if directive == "#if" {
        open.append(Branches(start: all[start].range, isRead: isRead, wasTaken: false))
      }
      guard var last = open.popLast() else {
        problems.append(
          SyntaxProblem(
            "there is no `#if` before this `\(directive)`", all[start].range, suggestion: "leave it out"))
        continue
      }
      isRead = last.isRead
      if directive == "#endif" { continue }
      isRead = isRead && !last.wasTaken && (directive == "#else" || condition.holds)
      last.wasTaken = last.wasTaken || isRead
      open.append(last)
    }
    all = kept
    comments.sort { $0.start < $1.start }
    guard let last = open.last else { return }
    openProblems += 1
    problems.append(
      SyntaxProblem("this `#if` is never ended", last.start, suggestion: "add a line with `#endif`"))
    problems.sort { $0.range.start < $1.range.start }
  }

  private func directive(_ lexeme: Lexeme, _ source: [UInt8]) -> String? {
    guard lexeme.kind == .hashWord else { return nil }
    let word = String(decoding: source[lexeme.start..<lexeme.end], as: UTF8.self)
    return ["#if", "#elseif", "#else", "#endif"].contains(word) ? word : nil
  }
}

/// The condition behind `#if`, as it is for an app in the simulator that is being debugged.
private struct BranchCondition {
  let lexemes: ArraySlice<Lexeme>
  let source: [UInt8]
  var index: Int
  var depth = 0

  init(lexemes: ArraySlice<Lexeme>, source: [UInt8]) {
    (self.lexemes, self.source) = (lexemes, source)
    index = lexemes.startIndex
  }

  var holds: Bool { mutating get { anyOf() } }

  private func text(_ index: Int) -> String {
    guard lexemes.indices.contains(index) else { return "" }
    return String(decoding: source[lexemes[index].start..<lexemes[index].end], as: UTF8.self)
  }

  private mutating func accept(_ sign: String) -> Bool {
    guard text(index) == sign else { return false }
    index += 1
    return true
  }

  private mutating func anyOf() -> Bool {
    var holds = allOf()
    while accept("||") { holds = allOf() || holds }
    return holds
  }

  private mutating func allOf() -> Bool {
    var holds = one()
    while accept("&&") { holds = one() && holds }
    return holds
  }

  private mutating func one() -> Bool {
    var negated = false
    while accept("!") { negated.toggle() }
    return negated != operand()
  }

  private mutating func operand() -> Bool {
    if accept("(") {
      depth += 1
      // Nobody nests conditions so deeply.
      let holds = depth < 50 && anyOf()
      return accept(")") && holds
    }
    let word = text(index)
    index += 1
    guard accept("(") else { return word == "true" || word == "DEBUG" }
    var arguments: [String] = []
    while index < lexemes.endIndex, !accept(")") {
      arguments.append(text(index))
      index += 1
    }
    switch word {
    case "os": return arguments == ["iOS"]
    case "canImport":
      return ["UIKit", "SwiftUI", "Foundation", "Combine", "CoreGraphics"].contains(arguments.first)
    case "targetEnvironment": return arguments == ["simulator"]
    case "swift", "compiler": return true
    default: return false
    }
  }
}
