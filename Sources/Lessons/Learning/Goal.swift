import Drawings
import Sessions

extension Lesson.Step {
  package var drawsGoal: Bool { block.attributes.flags.contains("goal") }

  /// Draws the current state beside the wanted one, with the lesson's watch or else the whole tree; nil if the author gives no answer.
  ///
  /// If both drawings are equal, the differences are listed instead. Drawings too wide to stand side by side go one below the other.
  package func goal(from start: Interpreter, now: Interpreter) -> Watch.Drawing? {
    guard let answer else { return nil }
    let wanted = start.running(answer.code).end
    let watch = now.session.watches.first?.title ?? "show tree"
    let (has, wants) = (now.drawing(of: watch) ?? { _ in [] }, wanted.drawing(of: watch) ?? { _ in [] })
    if has(Layout()).map(\.string) == wants(Layout()).map(\.string) {
      let differences = StateComparison(self).differences(now, wanted)
      return { layout in Difference.table(Array(differences.prefix(8)), layout) }
    }
    return { layout in
      let (left, right) = (has(layout).map(\.withoutOverride), wants(layout).map(\.withoutOverride))
      let rows = (0..<max(left.count, right.count)).map { index in
        let (has, wants) = (left.dropFirst(index).first ?? "", right.dropFirst(index).first ?? "")
        return [StyledText(has), StyledText(wants, has == wants ? .plain : .warning)]
      }
      let heads = [StyledText("now", .heading), StyledText("wanted", .heading)]
      let widths = (0..<2).map { column in rows.map { $0[column].width }.max() ?? 0 }
      guard widths[0] + widths[1] + 3 > layout.width else { return Table(rows, header: heads).lines(layout) }
      return [heads[0]] + rows.map { $0[0] } + [heads[1]] + rows.map { $0[1] }
    }
  }
}

extension StyledText {
  /// A line of a drawing without the mark `override`, which would give the answer away.
  fileprivate var withoutOverride: String {
    string.hasSuffix("   override") ? StyledText(string.dropLast(8)).trimmed.string : string
  }
}
