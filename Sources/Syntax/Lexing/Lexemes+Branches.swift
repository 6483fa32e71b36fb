// `#if … #elseif … #else … #endif`: the branch for iOS is taken; the others are treated as comments.
extension Lexemes {
  private struct Branches {
    var start: SourceRange
    /// Whether the surrounding code is read.
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
      if directive == "#warning" { continue }
      let condition = all[start + 1..<index].map {
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
      isRead = isRead && !last.wasTaken && (directive == "#else" || Self.holds(condition.joined()))
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
    return ["#if", "#elseif", "#else", "#endif", "#warning"].contains(word) ? word : nil
  }

  /// Whether the condition after `#if`, without blanks, is true for an app that is being debugged in the simulator.
  private static func holds(_ condition: String) -> Bool {
    var rest = condition.replacing(/(\w+)\(([^()]*)\)/) { isTrue($0.1, $0.2) ? "1" : "0" }
      .replacing(/\p{L}\w*/) { ["true", "DEBUG"].contains($0.output) ? "1" : "0" }
    // A group of innermost parentheses contains only these digits and the signs between them.
    func holds(_ text: Substring) -> Bool {
      text.split(separator: "||").contains { all in
        all.split(separator: "&&").allSatisfy {
          ($0.last == "1") == $0.count(where: { $0 == "!" }).isMultiple(of: 2)
        }
      }
    }
    while let inner = rest.firstMatch(of: /\(([^()]*)\)/) {
      rest.replaceSubrange(inner.range, with: holds(inner.1) ? "1" : "0")
    }
    return holds(rest[...])
  }

  private static func isTrue(_ word: Substring, _ argument: Substring) -> Bool {
    switch word {
    case "os": argument == "iOS"
    case "canImport": ["UIKit", "SwiftUI", "Foundation", "Combine", "CoreGraphics"].contains(argument)
    case "targetEnvironment": argument == "simulator"
    case "swift", "compiler": true
    default: false
    }
  }
}
