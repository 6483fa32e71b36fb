import Testing
import Traits
import ViewTree

@Suite("Problems as sentences")
struct ProblemSentenceTests {
  struct Count: TraitDefinition { static let defaultValue = 0 }
  struct Twin: TraitDefinition {
    static let defaultValue = 0
    static let identifier = "com.example.theme"
  }

  @Test("each says in Apple's words what would have worked")
  func words() throws {
    let cell = EnvironmentID(index: 7)
    let table: [(TraitProblem, String)] = [
      (
        .newerFeature(.updatingTraits, version: .iOS16),
        "updateTraitsIfNeeded() came with iOS 17, and iOS 16 is in force: use(.iOS17) has it."
      ),
      (
        .newerTrait(SystemTrait.all[17].id, since: 18, version: .iOS17),
        "listEnvironment came with iOS 18, and iOS 17 is in force: use(.iOS18) has it."
      ),
      (
        .updatesNoTraits(cell),
        "environment 7 has no updateTraitsIfNeeded(): views and view controllers have."
      ),
      (
        .hierarchy(.misplaced(.window, in: .view, instead: [.scene])),
        "A window cannot stand in a view: it stands in a scene."
      ),
      (
        .tooManyPasses(limit: 100, environments: [cell], traits: [SystemTrait.all[1].id]),
        "The update did not come to rest in 100 passes: callbacks of environment 7 keep asking for another, where userInterfaceStyle changed "
          + "last; one that changes nothing where nothing is to be changed ends it."
      ),
    ]
    for (problem, sentence) in table { #expect("\(problem)" == sentence) }
  }

  @Test("an application names handles and types, and gives them")
  func names() throws {
    let talk = try TalkingApplication()
    let problem = #expect(throws: TraitProblem.self) { try talk.settings.appear(in: talk.header) }
    guard case .alreadyInHierarchy(let id)? = problem, let problem else {
      Issue.record("\(problem.map { "\($0)" } ?? "nothing was thrown")")
      return
    }
    #expect(talk.app.environment(id) as? ViewController == talk.settings)
    #expect(
      talk.app.sentence(of: problem)
        == "ViewController \(id.index) has appeared already: removeFromParent() takes it out first.")
    #expect(talk.app.environment(EnvironmentID(index: 99)) == nil)
    #expect(talk.app.definition(of: SystemTrait.all[1].id) == TraitUserInterfaceStyle.self)
  }

  @Test("what was destroyed neither appears nor disappears")
  func destroyed() throws {
    let talk = try TalkingApplication()
    talk.settings.destroy()
    let id = talk.settings.handle.id
    let problem = #expect(throws: TraitProblem.self) { try talk.settings.disappear() }
    #expect(problem == #expect(throws: TraitProblem.self) { try talk.settings.appear(in: talk.header) })
    #expect(
      problem.map { talk.app.sentence(of: $0) }
        == "ViewController \(id.index) was destroyed and is no part of anything any more: make another.")
  }

  @Test("two definitions with one identifier can be caught, and nothing has changed")
  func definitions() throws {
    let talk = try TalkingApplication()
    try talk.app.define(Theme.self)
    let count = talk.app.traits.traitCount
    let problem = #expect(throws: TraitProblem.self) { try talk.app.define(Twin.self) }
    #expect(
      problem.map { talk.app.sentence(of: $0) }
        == "The identifier com.example.theme is that of Theme already: identifiers are unique in a program.")
    #expect(talk.app.traits.traitCount == count)
    try talk.app.define(Count.self)
  }

  @Test("handles and colours print what they mean")
  func printing() throws {
    let talk = try TalkingApplication()
    let row = talk.cell.handle.id.index
    #expect("\(talk.cell)" == "View \(row)" && "\(talk.cell.handle)" == "View \(row)")
    #expect("\(talk.main)" == "WindowScene \(talk.main.handle.id.index)")
    #expect("\(Color.orange)" == "Color(red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)")
    #expect("\(Color { _ in .red })" == "Color(dynamic)")
  }
}
