// `#if … #elseif … #else … #endif`: the branch of iOS is taken, the others are as comments.
extension Lexemes {
  private struct Branches {
    var start: SourceRange
    /// Whether what surrounds it is read.
    var isRead: Bool
    var wasTaken: Bool
  }

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
          notes.append(Token(kind: .comment, range: all[index].range))
        }
        index += 1
        continue
      }
      let start = index
      repeat { index += 1 } while index < all.count && !all[index].startsLine && all[index].kind != .end
      notes += all[start..<index].map { Token(kind: .attribute, range: $0.range) }
      // Nobody writes longer conditions.
      let condition = all[start + 1..<index].prefix(100).map {
        String(decoding: source[$0.start..<$0.end], as: UTF8.self)
      }
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
      isRead = isRead && !last.wasTaken && (directive == "#else" || holds(condition[...]))
      last.wasTaken = last.wasTaken || isRead
      open.append(last)
    }
    all = kept
    guard let last = open.last else { return }
    problems.append(
      SyntaxProblem(
        "this `#if` is never ended", last.start, suggestion: "add a line with `#endif`", isOpen: true))
  }

  private func directive(_ lexeme: Lexeme, _ source: [UInt8]) -> String? {
    guard lexeme.kind == .hashWord else { return nil }
    let word = String(decoding: source[lexeme.start..<lexeme.end], as: UTF8.self)
    return ["#if", "#elseif", "#else", "#endif"].contains(word) ? word : nil
  }

  /// Whether the condition behind `#if` holds, as it is for an app in the simulator that is being debugged.
  private func holds(_ words: ArraySlice<String>) -> Bool {
    for sign in ["||", "&&"] {
      guard let place = place(of: sign, in: words) else { continue }
      let (first, second) = (words[..<place], words[(place + 1)...])
      return sign == "||" ? holds(first) || holds(second) : holds(first) && holds(second)
    }
    let rest = words.dropFirst()
    switch words.first {
    case "!": return !holds(rest)
    case "(": return holds(rest.dropLast())
    case "os": return rest == ["(", "iOS", ")"]
    case "canImport":
      return ["UIKit", "SwiftUI", "Foundation", "Combine", "CoreGraphics"].contains(rest.dropFirst().first)
    case "targetEnvironment": return rest.contains("simulator")
    case "swift", "compiler", "true", "DEBUG": return true
    default: return false
    }
  }

  /// Where a sign stands outside of parentheses.
  private func place(of sign: String, in words: ArraySlice<String>) -> Int? {
    var depth = 0
    return words.indices.first { place in
      if words[place] == "(" { depth += 1 }
      if words[place] == ")" { depth -= 1 }
      return depth == 0 && words[place] == sign
    }
  }
}
