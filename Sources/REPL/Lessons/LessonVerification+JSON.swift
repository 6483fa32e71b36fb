import Drawings
import FileStores
import Lessons

extension LessonVerification {
  /// The lesson as one object.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("lesson", .string(entry.id)), .init("file", .string(entry.path)),
      .init("ok", .bool(status == .success)),
    ]
    if let lesson {
      members += LessonVerification.counts(lesson).map { .init($0.noun + "s", .number(Double($0.count))) }
    }
    if isBlessed, let blessing {
      members.append(.init("blessed", .array(blessing.changes.map(change))))
    }
    if report.proof.tried > 0 { members.append(.init("proof", report.proof.json)) }
    let unreadable = problems.map { finding($0.line, "unreadable", $0.sentence, $0.suggestion) }
    members.append(.init("findings", .array((unreadable + report.findings.map(finding)).map { .object($0) })))
    return .object(members)
  }

  private func change(_ change: Blessing.Change) -> JSON {
    [
      "line": .number(Double(change.line)), "change": .string(change.kind.rawValue),
      "diff": diff(change),
    ]
  }

  private func finding(_ finding: LessonFinding) -> [JSON.Member] {
    let members = self.finding(finding.line, finding.name, finding.sentence, finding.suggestion)
    guard case .otherOutput = finding.kind,
      let change = blessing?.changes.first(where: { $0.line == finding.line })
    else { return members }
    return members + [.init("diff", diff(change))]
  }

  private func finding(_ line: Int, _ name: String, _ sentence: String, _ suggestion: String) -> [JSON
    .Member]
  {
    [
      .init("line", .number(Double(line))), .init("kind", .string(name)), .init("message", .string(sentence)),
      .init("suggestion", .string(suggestion)),
    ]
  }

  private func diff(_ change: Blessing.Change) -> JSON {
    .array(change.difference(in: entry.path).map { .string($0.string) })
  }
}

extension LessonProof {
  /// The counts as one object.
  fileprivate var json: JSON {
    [
      "tried": .number(Double(tried)), "wrong": .number(Double(wrong)), "refused": .number(Double(refused)),
    ]
  }
}
