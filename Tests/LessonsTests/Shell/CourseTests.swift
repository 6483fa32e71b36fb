import Commands
import Foundation
import Lessons
import REPL
import Testing

@Suite("Courses and their languages")
struct CourseTests {
  /// Two lessons in English, of which one is translated, and one in Korean only.
  func desk() throws -> Desk {
    let desk = try Desk()
    try FileManager.default.createDirectory(
      atPath: desk.folder + "/course/ko/01-a", withIntermediateDirectories: true)
    for (path, title) in [
      ("en/01-a/01-one", "One"), ("en/01-a/02-two", "Two"), ("ko/01-a/02-two", "둘"),
      ("ko/01-a/03-three", "셋"),
    ] {
      try desk.write(Array("---\ntitle: \(title)\nsummary: S\n---\n".utf8), to: path + ".md")
    }
    return desk
  }

  @Test("a language falls back to English, lesson by lesson, and progress does not know languages")
  func languages() throws {
    let desk = try desk()
    #expect(try desk.shell([], language: "ko").shell.run(nil) == .listed)
    #expect(desk.output == "1   a/one     One   new\n2   a/two     둘    new\n3   a/three   셋    new\n")
    let folder = desk.folder + "/course"
    let english = try Course(folder: folder)
    #expect(english.entries.map(\.id) == ["a/one", "a/two"])
    #expect(
      try Course(folder: folder, language: "ko").entries.prefix(2).map(\.key) == english.entries.map(\.key))
  }

  @Test("a language that a course does not have is a wrong call")
  func unknownLanguage() throws {
    let desk = try desk()
    #expect(desk.shell([], language: "kr").shell.start(nil) == 2)
    #expect(desk.errors == "error: there is no language `kr`\n  there are `en` and `ko`\n")
  }

  @Test("a course without a language that others are translated to is read in English, with a note")
  func untranslated() throws {
    let desk = try desk()
    #expect(try desk.shell([], language: "ja").shell.run(nil) == .listed)
    #expect(desk.output == "1   a/one   One   new\n2   a/two   Two   new\n")
    #expect(desk.errors == "note: these lessons are not translated to `ja` yet\n")
  }

  @Test("a lesson of another course is named behind its folder, or by its file, and knows what comes next")
  func elsewhere() throws {
    let desk = try desk()
    try FileManager.default.moveItem(atPath: desk.folder + "/course", toPath: desk.folder + "/other")
    for name in ["/other/1", "/other/a/one", "/other//01-a/01-one", "/other/en/01-a/01-one.md"] {
      #expect(try desk.shell([""]).shell.run(desk.folder + name) == .finished, "\(name)")
    }
    #expect(desk.output.components(separatedBy: "Next: `learn").count == 5)
    #expect(desk.shell([]).shell.start(desk.folder + "/other/7") == 2)
  }

  @Test("a lesson is one and the same for its progress, however it is named")
  func keys() throws {
    let desk = try desk()
    let course = try Course(folder: desk.folder + "/course")
    let entry = try #require(course.entries.first)
    #expect(entry.key.hasSuffix("/course/01-a/01-one"))
    #expect(try Course(paths: [desk.folder + "/course/en/01-a/01-one.md"]).entries == [entry])
    #expect(try Course(paths: [desk.folder + "/course/ko/01-a/01-one.md"]).entries.map(\.key) == [entry.key])
    #expect(course.entry(at: desk.folder + "/course/en/../en/01-a/01-one.md") == entry)
    #expect(
      try Course(folder: desk.folder + "/course/", isOwn: true).entries.map(\.key) == ["a/one", "a/two"])
  }

  @Test("a folder without languages is a course too")
  func flat() throws {
    let desk = try desk()
    let course = try Course(folder: desk.folder + "/course/ko")
    #expect(course.entries.map(\.place) == ["01-a/02-two", "01-a/03-three"])
    #expect(try Course(folder: desk.folder + "/course/ko", language: "ko").isUntranslated)
    #expect(throws: Problem.self) { try Course(folder: desk.folder + "/course/ko", language: "kr") }
  }

  @Test("lessons with one id are told in the list, and each has progress of its own")
  func twins() throws {
    let desk = try desk()
    desk.width = 300
    try desk.write(Orchard.file("```mendel\nlet a = 1\n```"), to: "en/01-a/03-one.md")
    try desk.write(Orchard.file("```mendel\nlet a = 2\n```"), to: "en/01-a/04-one.md")
    #expect(try desk.shell(["", ""], keepsProgress: true).shell.run("3") == .finished)
    let count = desk.output.count
    #expect(try desk.shell([], keepsProgress: true).shell.run(nil) == .listed)
    #expect(
      desk.output.dropFirst(count)
        == "1   a/one   One   new\n2   a/two   Two   new\n3   a/one   T     done\n4   a/one   T     new\n")
    let words = "has the id `a/one`, as has `~/course/en/01-a/01-one.md`; rename one of them\n"
    #expect(
      desk.errors.hasSuffix(
        "note: `~/course/en/01-a/03-one.md` \(words)note: `~/course/en/01-a/04-one.md` \(words)"))
  }
}
