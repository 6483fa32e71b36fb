import Foundation
import SessionTesting
import Testing

/// One rule for the signs with which the program speaks in a pipe: ASCII with `--plain`, else UTF-8 whatever the locale is.
@Suite("Signs in pipes")
struct SignsTests {
  /// Statements of all kinds, whose answers have signs.
  static let script = #"""
    define enum Mood { calm, wild }
    define trait Feeling: Mood = calm { affects color }
    scene main on iPadPro13 landscape { window win { controller root { view list { view cell } } } }
    define color card = feeling == wild ? red : blue
    set cell.backgroundColor = card
    let watch = register cell for feeling {
        print "told"
    }
    trace on
    override main.feeling = wild
    trace off
    what if { override cell.feeling = calm }
    diff 3 9
    history
    why cell.feeling
    why not cell.feeling == calm
    why not cell.backgroundColor == blue
    show tree feeling
    show registrations
    show devices
    show decision narrowWindows
    show screen
    show log
    help why
    undo
    reset
    override nobody.feeling = wild
    """#

  private func run(_ options: [String], _ locale: String) throws -> String {
    let arguments = options + ["run", "--echo", "-"]
    let result = try BuiltProgram.run(
      arguments, input: Data(Self.script.utf8), environment: ["LC_ALL": locale])
    // The last statement fails, and no other.
    #expect(result.errors.contains("nobody"))
    #expect(result.errors.contains("error:") && result.status == 1)
    return result.output + result.errors
  }

  @Test("with --plain all that is said is ASCII", arguments: ["C", "C.UTF-8"])
  func ascii(locale: String) throws {
    let text = try run(["--plain"], locale)
    #expect(text.split(separator: "\n").filter { !$0.utf8.allSatisfy { $0 < 0x80 } } == [])
    #expect(text.contains("wild") && text.contains("registration for feeling"))
  }

  @Test("without it each sign is itself, in confirmations, tables and traces alike, in each locale")
  func signs() throws {
    let text = try run([], "C.UTF-8")
    #expect(try run([], "C") == text)
    #expect(text.contains("→") && text.contains("›") && text.contains("▸ "))
    #expect(!text.contains("->") && !text.contains("\n> "))
  }
}
