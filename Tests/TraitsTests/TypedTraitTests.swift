import Testing
import Traits

@Suite("Traits by Swift types")
struct TypedTraitTests {
  @Test("R1, R4, R15: a collection holds what its closure sets, and answers the default for all else")
  func closure() {
    let night = TraitCollection { traits in
      #expect(traits[Theme.self] == .standard)
      traits.userInterfaceStyle = .dark
      traits[Theme.self] = .bold
      #expect(traits.theme == .bold)
    }
    #expect(night.userInterfaceStyle == .dark)
    #expect(night.horizontalSizeClass == .unspecified)
    #expect(night[Theme.self] == .bold && night.theme == .bold)
    #expect(!night[ContainedInSettings.self])
    #expect(TraitCollection()[Theme.self] == .standard)
  }

  @Test("R2, R5: modifying leaves the original alone, and what changed is told by type")
  func modifying() {
    let night = TraitCollection { $0.userInterfaceStyle = .dark }
    let compact = night.modifyingTraits {
      $0.horizontalSizeClass = .compact
      $0.theme = .pastel
    }
    #expect(compact.userInterfaceStyle == .dark)
    #expect(night.horizontalSizeClass == .unspecified)
    let changed = compact.changedTraits(from: night)
    #expect(changed.count == 2)
    #expect(changed[0] == TraitHorizontalSizeClass.self && changed[1] == Theme.self)
    #expect(night.changedTraits(from: nil).count == 1)
    #expect(night.changedTraits(from: night).isEmpty)
    #expect(
      night.replacing(Theme.self, value: .bold)
        == TraitCollection(Theme.self, value: .bold)
        .replacing(TraitUserInterfaceStyle.self, value: .dark))
  }

  @Test("a collection that was made by hand equals one that a system made")
  func equality() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides.theme = .bold
    talk.main.traitOverrides.userInterfaceStyle = .dark
    try talk.app.update()
    let collection = TraitCollection {
      $0.theme = .bold
      $0.userInterfaceStyle = .dark
    }
    #expect(talk.cell.traitCollection == collection)
    #expect(talk.cell.traitCollection.hashValue == collection.hashValue)
    #expect(talk.cell.traitCollection != collection.replacing(Theme.self, value: .pastel))
    #expect(collection.changedTraits(from: talk.cell.traitCollection).isEmpty)
    #expect(
      collection.replacing(Theme.self, value: .standard) == TraitCollection { $0.userInterfaceStyle = .dark })
  }

  @Test("R12: performAsCurrent sets what is current, nests, and restores it")
  func current() {
    let night = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(night.performAsCurrent { TraitCollection.current.userInterfaceStyle } == .dark)
    night.performAsCurrent {
      TraitCollection().performAsCurrent {
        #expect(TraitCollection.current.userInterfaceStyle == .unspecified)
      }
      #expect(TraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(TraitCollection.current == TraitCollection())
  }

  /// An object of an app's that can change.
  @MainActor final class Profile { var name = "" }
  struct ProfileTrait: TraitDefinition { static let defaultValue: Profile? = nil }

  @Test("T48: an instance of a class that changes is the same value, and nobody is told")
  @MainActor func mutableInstance() throws {
    let talk = try TalkingApplication()
    let profile = Profile()
    var calls = 0
    talk.cell.registerForTraitChanges([ProfileTrait.self]) { _, _ in calls += 1 }
    talk.main.traitOverrides[ProfileTrait.self] = profile
    try talk.app.update()
    profile.name = "Mina"
    talk.main.traitOverrides[ProfileTrait.self] = profile
    try talk.app.update()
    #expect(calls == 1)
    talk.main.traitOverrides[ProfileTrait.self] = Profile()
    try talk.app.update()
    talk.main.traitOverrides[ProfileTrait.self] = nil
    try talk.app.update()
    #expect(calls == 3)
    talk.main.traitOverrides[ProfileTrait.self] = profile
    try talk.app.update()
    #expect(talk.cell.traitCollection[ProfileTrait.self]?.name == "Mina")
  }

  /// A struct of an app's.
  struct Badge: Sendable, Hashable { var count = 0 }
  /// A value that cannot be compared.
  struct Opaque: Sendable { var count = 0 }
  /// An instance of a class.
  final class Account: Sendable {}
  enum Mood: Sendable { case calm, wild }
  enum Ratio: Double, Sendable { case half = 0.5, whole = 1 }

  struct BadgeTrait: TraitDefinition { static let defaultValue = Badge() }
  struct OpaqueTrait: TraitDefinition { static let defaultValue = Opaque() }
  struct AccountTrait: TraitDefinition { static let defaultValue: Account? = nil }
  struct MoodTrait: TraitDefinition { static let defaultValue = Mood.calm }
  struct RatioTrait: TraitDefinition { static let defaultValue = Ratio.whole }
  struct LimitTrait: TraitDefinition { static let defaultValue: Int? = nil }
  struct ScaleTrait: TraitDefinition { static let defaultValue: Double? = 2 }
  struct CaptionTrait: TraitDefinition { static let defaultValue = "" }

  @Test("R7, R16: values of every kind come back, and each kind is stored its way")
  func storage() {
    var system = TraitSystem()
    func storage(_ definition: any TraitDefinition.Type) -> TraitStorage {
      let trait = system.trait(for: definition)
      return system.storage(of: trait)
    }
    #expect(storage(Theme.self) == .integer)
    #expect(storage(ContainedInSettings.self) == .integer)
    #expect(storage(LimitTrait.self) == .integer)
    #expect(storage(RatioTrait.self) == .floating)
    #expect(storage(ScaleTrait.self) == .floating)
    #expect(storage(CaptionTrait.self) == .object)
    #expect(storage(BadgeTrait.self) == .object)
    #expect(storage(MoodTrait.self) == .object)
    let account = Account()
    let all = TraitCollection {
      $0[LimitTrait.self] = 7
      $0[ScaleTrait.self] = nil
      $0[RatioTrait.self] = .half
      $0[CaptionTrait.self] = "a"
      $0[BadgeTrait.self] = Badge(count: 3)
      $0[MoodTrait.self] = .wild
      $0[AccountTrait.self] = account
      $0[OpaqueTrait.self] = Opaque(count: 4)
    }
    #expect(all[LimitTrait.self] == 7)
    #expect(all.replacing(LimitTrait.self, value: nil)[LimitTrait.self] == nil)
    #expect(all[ScaleTrait.self] == nil)
    #expect(all[RatioTrait.self] == .half)
    #expect(all[CaptionTrait.self] == "a")
    #expect(all[BadgeTrait.self].count == 3)
    #expect(all[MoodTrait.self] == .wild)
    #expect(all[AccountTrait.self] === account)
    #expect(all[OpaqueTrait.self].count == 4)
  }

  @Test("R16: values are equal by ==, and those without one are always different")
  func comparing() {
    let first = TraitCollection { $0[BadgeTrait.self] = Badge(count: 3) }
    #expect(first == TraitCollection { $0[BadgeTrait.self] = Badge(count: 3) })
    #expect(first != TraitCollection())
    let opaque = TraitCollection { $0[OpaqueTrait.self] = Opaque() }
    #expect(opaque != TraitCollection { $0[OpaqueTrait.self] = Opaque() })
    #expect(opaque == opaque)
  }

  @Test("a type defines one trait in a system, and again where going back took it away")
  func definitions() throws {
    var system = TraitSystem()
    system.isRecording = true
    let mark = system.mark
    let theme = system.trait(for: Theme.self)
    #expect(system.trait(for: Theme.self) == theme)
    #expect(system.declaration(of: theme).identifier == "com.example.theme")
    #expect(system.declaration(of: theme).property == "theme")
    system.revert(to: mark)
    let other = try system.define(
      TraitDeclaration(property: "other", definition: "Other", defaultValue: .integer(0)))
    #expect(other == theme)
    #expect(system.trait(for: Theme.self) != other)
  }

  @Test("a Swift type and an Objective-C declaration share their data")
  func sharing() throws {
    var system = TraitSystem()
    let theme = system.trait(for: Theme.self)
    let old = try system.define(
      TraitDeclaration(
        property: "oldTheme", definition: "OldTheme", name: "Theme", identifier: "com.example.theme",
        defaultValue: .integer(0), style: .objectiveC))
    #expect(old == theme)
    let collection = system.emptyCollection.modifying { $0[old] = .integer(3) }
    #expect(collection[Theme.self] == .monochrome)
  }

  @Test("Apple's definitions say what the table says")
  func systemDefinitions() {
    #expect(SystemTrait.definitions.count == SystemTrait.all.count)
    for (definition, trait) in zip(SystemTrait.definitions, SystemTrait.all) {
      #expect(definition.systemTrait == trait.id)
      #expect("UI" + "\(definition)" == trait.keyType)
      #expect(definition.identifier == trait.keyType && definition.name == trait.name)
      #expect(definition.affectsColorAppearance == trait.affectsColorAppearance)
      let (isDefault, cases) = (hasDefault(definition), cases(of: definition))
      #expect(isDefault, "\(trait.property)")
      #expect(cases == trait.caseNames, "\(trait.property)")
    }
    #expect(TraitCollection.systemTraitsAffectingColorAppearance.count == 6)
    #expect(TraitCollection.systemTraitsAffectingImageLookup.count == 10)
  }

  /// Whether the definition has the default of the table.
  private func hasDefault<Definition: TraitDefinition>(_ definition: Definition.Type) -> Bool {
    let system = TraitSystem()
    let collection = system.emptyCollection.modifying { $0[definition] = Definition.defaultValue }
    return collection.changedTraitIDs(from: system.emptyCollection).isEmpty
      && collection.changedTraitIDs(from: nil).count == 1
  }

  /// The cases of a definition's values with their raw values, where it is an enum.
  private func cases<Definition: TraitDefinition>(of definition: Definition.Type) -> [String] {
    guard let type = Definition.Value.self as? any CaseIterable.Type else { return [] }
    return names(type)
  }

  private func names<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
    type.allCases.map { "\($0) " + (($0 as? any RawRepresentable).map { "\($0.rawValue)" } ?? "") }
  }
}

extension SystemTrait {
  fileprivate var caseNames: [String] {
    switch kind {
    case .enumeration(_, let cases): cases.map { "\($0.name) \($0.rawValue)" }
    case .strings(_, let cases): cases.map { "\($0.name) \($0.rawValue)" }
    default: []
    }
  }
}
