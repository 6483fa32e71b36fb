import Drawings
import Lessons
import Testing

@Suite("The diff of a lesson's outputs")
struct UnifiedDiffTests {
  static let body = """
    ```mendel
    print "1"; print "2"; print "3"
    ```
    ```output
    ...
    4
    5
    ```

    Text.

    ```mendel
    print 7
    ```

    ```mendel
    let x = 1
    ```
    ```output
    q
    ```

    ```mendel
    print 9
    ```
    ```output
    8
    ```
    """

  @Test("its hunks are as long as they say, its file is named once, and applied it is what blessing writes")
  func patch() throws {
    let lesson = try Orchard.lesson(Self.body)
    let blessing = Blessing(lesson, LessonReplay(lesson).report())
    let lines = blessing.difference(in: "a.md").map(\.string)
    #expect(lines.count { $0.hasPrefix("--- ") } == 1 && lines.count { $0.hasPrefix("+++ ") } == 1)
    let old = String(decoding: lesson.source, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    var (new, place): ([Substring], Int) = ([], 0)
    for hunk in lines.dropFirst(2).split(
      omittingEmptySubsequences: false, whereSeparator: { $0.hasPrefix("@@") }
    )
    .dropFirst() {
      let header = try #require(lines[..<hunk.startIndex].last)
      let numbers = header.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(
        hunk.count { !$0.hasPrefix("+") } == numbers[1] && hunk.count { !$0.hasPrefix("-") } == numbers[3])
      let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
      new += old[place..<start]
      #expect(new.count == (numbers[3] == 0 ? numbers[2] : numbers[2] - 1))
      for line in hunk where !line.hasPrefix("-") { new.append(line.dropFirst()) }
      place = start
      for line in hunk where !line.hasPrefix("+") {
        #expect(old[place] == line.dropFirst())
        place += 1
      }
    }
    new += old[place...]
    #expect(new.joined(separator: "\n") == String(decoding: blessing.bytes, as: UTF8.self))
  }
}
