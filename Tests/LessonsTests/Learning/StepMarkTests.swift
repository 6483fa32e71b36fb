import Lessons
import Testing

@Suite("Marks of steps")
struct StepMarkTests {
  @Test("a step is known by its id, else by its code and which of its kind it is")
  func names() throws {
    let step = "```mendel\ncell.theme\n```\n```output\nstandard\n```\n"
    let lesson = try Orchard.lesson(step + "```mendel id=here\ncell.theme\n```\n" + step)
    let steps = lesson.marks.map(\.step)
    #expect(steps.count == 5)
    #expect(steps[1].hasSuffix(".1") && steps[3].hasSuffix(".2"))
    #expect(steps[1].dropLast(2) == steps[3].dropLast(2))
    #expect(steps[2] == "here" && steps[4] == "end")
    #expect(Set(lesson.marks.map(\.past)).count == 4)
  }

  @Test("the place of a mark counts the steps that are seen; one of another lesson has none")
  func places() throws {
    let lesson = try Orchard.lesson("```mendel\ncell.theme\n```\n```mendel\nform.theme\n```\n")
    #expect(lesson.marks.map { lesson.place(of: $0)?.step } == [1, 1, 2, 2])
    #expect(lesson.place(of: StepMark(step: "end", past: "")) == nil)
  }

  @Test("the fingerprint tells one byte")
  func fingerprint() throws {
    let lesson = try Orchard.lesson("Prose.")
    #expect(try Orchard.lesson("Prose.").fingerprint == lesson.fingerprint)
    #expect(try Orchard.lesson("Prose!").fingerprint != lesson.fingerprint)
    #expect(lesson.fingerprint.count == 16)
  }
}
