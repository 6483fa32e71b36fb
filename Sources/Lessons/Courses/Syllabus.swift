/// All that a course shows, one claim after the other: `SYLLABUS.md`.
///
/// A Markdown file in which each claim is an item of a list, below the headings that order them. Other text is for readers.
///
/// ```
/// ## How a value finds its way
///
/// - **T01** Set a trait once at the top, and everything below can read it.
/// ```
/// ```swift
/// let syllabus = try Syllabus(bytes: Files().read("Lessons/SYLLABUS.md", limit: Lesson.sizeLimit))
/// syllabus["T01"]?.sentence       // Set a trait once at the top, and everything below can read it.
/// ```
public struct Syllabus: Sendable {
  /// The name of its file in a course's folder.
  public static let fileName = "SYLLABUS.md"

  /// Something that the course shows to be so.
  public struct Claim: Hashable, Sendable {
    /// What steps call it: `T57`.
    public var id: String
    /// What is so, in Markdown.
    public var sentence: String
    /// The headings above it, outermost first, without the title of the file.
    public var headings: [String]
    /// The line in the file, from 1.
    public var line: Int
  }

  /// The claims in order.
  public private(set) var claims: [Claim] = []
  private var places: [String: Int] = [:]

  /// The claim of an id.
  public subscript(id: String) -> Claim? { places[id].map { claims[$0] } }

  /// Reads a file; all that is wrong with it is thrown at once.
  ///
  /// - Complexity: O(*n*)
  public init(bytes: [UInt8]) throws(LessonProblems) {
    guard bytes.count <= Lesson.sizeLimit else { throw LessonProblems([LessonProblem(line: 1, .tooLarge)]) }
    var problems: [LessonProblem] = []
    let lines = SourceLines(bytes, problems: &problems)
    var reader = SyllabusReader()
    for (index, line) in lines.texts.enumerated() { reader.read(line, number: index + 1) }
    problems += reader.problems
    guard problems.isEmpty else { throw LessonProblems(problems) }
    (claims, places) = (reader.claims, reader.places)
  }
}

/// Reads a syllabus line by line.
private struct SyllabusReader {
  private(set) var claims: [Syllabus.Claim] = []
  private(set) var places: [String: Int] = [:]
  private(set) var problems: [LessonProblem] = []
  private var headings: [(level: Int, title: String)] = []
  /// Whether the line before belongs to a claim's item.
  private var isInClaim = false

  mutating func read(_ line: String, number: Int) {
    let level = line.prefix { $0 == "#" }.count
    let isContinuation = isInClaim && line.hasPrefix("  ")
    isInClaim = false
    if level > 0, line.dropFirst(level).first == " " {
      headings.removeAll { $0.level >= level }
      if level > 1 { headings.append((level, String(line.dropFirst(level + 1)))) }
    } else if line.hasPrefix("- ") {
      readItem(line, number)
    } else if isContinuation {
      claims[claims.count - 1].sentence += " " + line.drop { $0 == " " }
      isInClaim = true
    }
  }

  /// Reads an item such as `- **T57** An environment shows its override`.
  private mutating func readItem(_ line: String, _ number: Int) {
    let parts = line.split(separator: "**", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0] == "- ", Lesson.Block.Info.isClaim(String(parts[1])) else {
      return problems.append(LessonProblem(line: number, .badClaim))
    }
    let id = String(parts[1])
    if let first = places[id] {
      return problems.append(LessonProblem(line: number, .repeatedClaim(id, line: claims[first].line)))
    }
    let sentence = parts[2...].joined(separator: "**").drop { $0 == " " }
    places[id] = claims.count
    claims.append(
      Syllabus.Claim(id: id, sentence: String(sentence), headings: headings.map(\.title), line: number))
    isInClaim = true
  }
}
