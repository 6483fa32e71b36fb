import AppleTables
import StandardLanguage
import Testing

@testable import Sessions

@Suite("The tables of Apple's types")
struct AppleTableTests {
  /// The members of a table of which there is a row, those of the type itself marked as such.
  private func rows(of type: TypeInfo) -> [(key: String, member: Member, row: AppleRow)] {
    let all =
      type.members.values.joined().map { ($0, "") }
      + type.statics.values.joined().map { ($0, " of the type") }
    return all.compactMap { member, mark in
      guard case .row(let row) = member.body else { return nil }
      return ("\(type.name).\(member.name)\(mark)", member, row)
    }
  }

  @Test("each row that is written in Swift can be checked, and each that is not is declared in its table")
  func rows() {
    var mistakes: [String] = []
    var undeclared = Set(AppleTypes.all.flatMap { $0.natives.flatMap(\.keys) })
    for entry in AppleTypes.all {
      let type = entry.read { undeclared.remove($0) }
      for (_, _, row) in rows(of: type) {
        do throws(Problem) { _ = try row.swift?.functions(in: .standard) } catch {
          mistakes.append("\(type.name).\(row.declaration): \(error.message)")
        }
      }
    }
    #expect(mistakes == [])
    #expect(undeclared == [])
  }

  @Test("no row stands in the tables twice, and none is kept that something is done for")
  func twice() {
    var seen: [String: [AppleRow]] = [:]
    var doubled: [String] = []
    for type in AppleTypes.all.map({ $0.read { _ in } }) {
      let fields = Set(type.fields.map(\.name))
      for (key, member, row) in rows(of: type) {
        let same = seen[key, default: []].contains { other in
          let isSame = member.kind == .property || row.acceptsAnyArguments || other.acceptsAnyArguments
          return row.declaration == other.declaration
            || isSame && member.kind == other.words.kind && member.kind != .initializer
        }
        let isStored =
          member.kind == .property && !key.hasSuffix(" of the type") && fields.contains(member.name)
        if same || isStored { doubled.append(key) }
        seen[key, default: []].append(row)
      }
    }
    #expect(doubled == [])
  }
}
