import Testing
import Traits

/// What is stored for a trait and is no value of the Swift type that reads it.
@Suite("Values that a definition cannot read")
struct UnreadableValueTests {
  private struct Badge: Equatable, Sendable {
    var count = 0
  }

  private struct BadgeTrait: TraitDefinition {
    static let defaultValue = Badge(count: 7)
    static let identifier = "com.example.unreadable.badge"
  }

  private struct Mood: TraitDefinition {
    static let defaultValue = AppTheme.standard
    static let name = "Mood"
    static let identifier = "com.example.unreadable.mood"
  }

  private struct OldMood: NSIntegerTraitDefinition {
    static let defaultValue = 0
    static let name = "Mood"
    static let identifier = "com.example.unreadable.mood"
  }

  private struct Flag: TraitDefinition {
    static let defaultValue = true
    static let identifier = "com.example.unreadable.flag"
  }

  private struct OldFlag: NSIntegerTraitDefinition {
    static let defaultValue = 1
    static let name = "Flag"
    static let identifier = "com.example.unreadable.flag"
  }

  @Test("an archive's value that is none of the trait's is left out, also of Apple's")
  func decoding() throws {
    let app = Application()
    try app.define(BadgeTrait.self)
    try app.define(Mood.self)
    var coder = TraitArchive()
    coder.entries = [
      TraitArchive.Entry(identifier: BadgeTrait.identifier, value: .string("hello")),
      TraitArchive.Entry(identifier: Mood.identifier, value: .integer(99)),
      TraitArchive.Entry(identifier: "UITraitUserInterfaceStyle", value: .integer(99)),
    ]
    let collection = TraitCollection(coder: coder, application: app)
    #expect(collection == TraitCollection())
    #expect(collection.changedTraits(from: nil).isEmpty)
    coder.entries.append(TraitArchive.Entry(identifier: Mood.identifier, value: .integer(2)))
    #expect(TraitCollection(coder: coder, application: app)[Mood.self] == .bold)
  }

  @Test("all that can be encoded of a program's own comes back")
  func roundTrip() throws {
    let app = Application()
    try app.define(BadgeTrait.self)
    try app.define(OldMood.self)
    try app.define(Mood.self)
    let collection = TraitCollection {
      $0[BadgeTrait.self] = Badge(count: 3)
      $0.setNSIntegerValue(1, forTrait: OldMood.self)
      $0.userInterfaceStyle = .dark
    }
    var coder = TraitArchive()
    collection.encode(with: &coder)
    #expect(TraitCollection(coder: coder, application: app) == collection)
  }

  @Test("a definition is refused while a number is set that none of its cases has")
  func definedLater() throws {
    let talk = try TalkingApplication()
    try talk.app.define(OldMood.self)
    var overrides = talk.settings.traitOverrides
    overrides.setNSIntegerValue(7, forTrait: OldMood.self)
    #expect(throws: TraitProblem.self) { try talk.app.define(Mood.self) }
    try talk.app.update()
    #expect(throws: TraitProblem.self) { try talk.app.define(Mood.self) }
    #expect(talk.settings.traitCollection.value(forNSIntegerTrait: OldMood.self) == 7)
    overrides.setNSIntegerValue(2, forTrait: OldMood.self)
    try talk.app.update()
    try talk.app.define(Mood.self)
    #expect(talk.settings.traitCollection[Mood.self] == .bold)
  }

  @Test("a Bool is 0 or 1")
  func flags() throws {
    let talk = try TalkingApplication()
    try talk.app.define(OldFlag.self)
    var overrides = talk.form.traitOverrides
    overrides.setNSIntegerValue(7, forTrait: OldFlag.self)
    #expect(throws: TraitProblem.self) { try talk.app.define(Flag.self) }
    #expect(TraitCollection { $0.setNSIntegerValue(7, forTrait: OldFlag.self) }[Flag.self])
    for (number, flag) in [(1, true), (0, false)] {
      overrides.setNSIntegerValue(number, forTrait: OldFlag.self)
      try talk.app.define(Flag.self)
      try talk.app.update()
      #expect(talk.cell.traitCollection[Flag.self] == flag)
    }
    var coder = TraitArchive()
    coder.entries = [TraitArchive.Entry(identifier: Flag.identifier, value: .integer(7))]
    #expect(TraitCollection(coder: coder, application: talk.app) == TraitCollection())
  }

  #if compiler(>=6.2)
    private static let sentence = "No value of Mood has what is stored: 7."

    @Test("nor is another number than 0 and 1 a Bool")
    func overridingFlag() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let talk = try TalkingApplication()
        try talk.app.define(Flag.self)
        var overrides = talk.cell.traitOverrides
        overrides.setNSIntegerValue(7, forTrait: OldFlag.self)
      }
      let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(error.contains("No value of Flag has what is stored: 7."))
    }

    private static func hasSaid(_ result: ExitTest.Result?) -> Bool {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(sentence)
    }

    @Test("a parent controller cannot give a number that no case has")
    func givingToChild() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let talk = try TalkingApplication()
        try talk.app.define(Mood.self)
        let odd = TraitCollection { $0.setNSIntegerValue(7, forTrait: OldMood.self) }
        talk.root.setOverrideTraitCollection(odd, forChild: talk.settings)
      }
      #expect(Self.hasSaid(result))
    }

    @Test("nor can a presentation controller, also where Objective-C's definition came first")
    func givingToPresented() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let talk = try TalkingApplication()
        try talk.app.define(OldMood.self)
        try talk.app.define(Mood.self)
        let popup = PresentationController(in: talk.win)
        popup.overrideTraitCollection = TraitCollection { $0.setNSIntegerValue(7, forTrait: OldMood.self) }
      }
      #expect(Self.hasSaid(result))
    }

    @Test("nor can an override, also where Objective-C's definition came first")
    func overriding() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let talk = try TalkingApplication()
        try talk.app.define(OldMood.self)
        try talk.app.define(Mood.self)
        var overrides = talk.cell.traitOverrides
        overrides.setNSIntegerValue(7, forTrait: OldMood.self)
      }
      #expect(Self.hasSaid(result))
    }
  #endif
}
