import Journals
import Playgrounds
import SessionTesting
import Testing
import ViewTree

@testable import Commands
@testable import Presentations
@testable import Traits

/// A journal that is left out would not be undone: every one has to be in the visit, and in each way of going back.
@Suite("Every journal is visited, and goes back")
struct JournalVisitTests {
  struct Counter: JournalVisitor {
    var count = 0

    mutating func visit<Element>(_ journal: inout Journaled<Element>) { count += 1 }
  }

  /// Writes what stands in the first row of a journal to it once more: of all, or of the one at a place in the row.
  struct Writer: JournalVisitor {
    var only: Int?
    var place = 0
    /// The places of the journals that have no row.
    var empty: [Int] = []

    mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if journal.count == 0 { empty.append(place) }
      if journal.count > 0, only == nil || only == place { journal[0] = journal[0] }
      place += 1
    }
  }

  /// How often each journal was written to, going back included.
  struct Revisions: JournalVisitor {
    var numbers: [Int] = []

    mutating func visit<Element>(_ journal: inout Journaled<Element>) { numbers.append(journal.revision) }
  }

  private func count<Owner: JournalOwner>(_ owner: inout Owner) -> Int {
    var counter = Counter()
    owner.lead(&counter)
    return counter.count
  }

  /// Writes to every journal, or to the one at a place; answers the places where there is no row to write to.
  @discardableResult
  private func write<Owner: JournalOwner>(to owner: inout Owner, only place: Int? = nil) -> [Int] {
    var writer = Writer(only: place)
    owner.lead(&writer)
    return writer.empty
  }

  private func revisions<Owner: JournalOwner>(of owner: inout Owner) -> [Int] {
    var revisions = Revisions()
    owner.lead(&revisions)
    return revisions.numbers
  }

  /// Expects that each way of going back goes back in each journal, and that each journal alone is a change.
  private func expectEach<Owner: JournalOwner>(of owner: inout Owner) {
    for way in WayBack.allCases {
      var written: [Int] = []
      owner.goBack(way) { owner in
        #expect(write(to: &owner) == [], "the journals at these places have no row")
        written = revisions(of: &owner)
      }
      let left = zip(written, revisions(of: &owner)).enumerated().filter { $1.0 == $1.1 }.map(\.offset)
      #expect(left == [], "\(way) leaves out the journals at these places")
      #expect(written.count == count(&owner))
    }
    for place in 0..<count(&owner) {
      write(to: &owner, only: place)
      let isChanged = owner.hasChanges
      #expect(isChanged, "the journal at \(place) does not count as a change")
      owner.discardChanges()
      let isStillChanged = owner.hasChanges
      #expect(!isStillChanged)
    }
  }

  private func journals(of owner: Any) -> Int {
    Mirror(reflecting: owner).children.count { $0.value is any Watched }
  }

  /// The names of the properties whose journals have changes.
  private func changed(in owner: Any) -> [String] {
    Mirror(reflecting: owner).children.filter { ($0.value as? any Watched)?.hasChanges ?? false }
      .compactMap(\.label)
  }

  /// Expects that the journal at each place is that of the name which the place has in an enumeration.
  private func expectPlaces<Owner: JournalOwner, Table: CaseIterable>(of owner: inout Owner, are: Table.Type)
  {
    #expect(count(&owner) == Table.allCases.count)
    for (place, table) in Table.allCases.enumerated() {
      write(to: &owner, only: place)
      #expect(changed(in: owner) == ["\(table)"])
      owner.discardChanges()
    }
  }

  /// A session in which every table has a row.
  private func world() -> World {
    let session = Session(
      Prelude.theme + """
        define struct Badge { count = 0 }
        define class Account { name = "" }
        define color card = theme == pastel ? red : blue
        define image Logo { any: "logo" }
        define key Depth = 3
        define trait Sober = false { identifier "com.example.sober"; name "sober" }
        define objc trait OldSober: integer = 0 { identifier "com.example.sober"; name "sober" }
        define action changed(sender) { }
        let account = Account(name: "a")
        set cell.backgroundColor = card
        use iOS 26
        on cell layoutSubviews { print cell.theme }
        register cell for theme, containedInSettings action changed
        override form.theme = pastel
        override main.theme = bold
        remove override form.theme
        create controller child in root
        destroy child
        scene other on iPadPro13 landscape { window glass { controller house { view animals } } }
        present inspector details on animals { columnWidth 200...300...400 }
        override main.containedInSettings = true
        remove title
        move title to header
        set updates manual
        override form.containedInSettings = false
        invalidate header
        """)
    session.playground.world.discardChanges()
    return session.playground.world
  }

  @Test("of the trait system and its tree, whose tables are known by their places")
  func traits() {
    var system = world().traits
    #expect(count(&system) == journals(of: system) && journals(of: system.hierarchy) == 1)
    expectEach(of: &system)
    expectPlaces(of: &system, are: TraitSystem.Table.self)
  }

  @Test("of the presentation system")
  func presentations() {
    var system = world().screens
    #expect(count(&system) == journals(of: system))
    expectEach(of: &system)
  }

  @Test("of a session's world, whose tables are known by their places")
  func tables() {
    var world = world()
    #expect(count(&world) == journals(of: world))
    expectEach(of: &world)
    expectPlaces(of: &world, are: World.Table.self)
  }
}

/// What can be asked whether it has changes, whatever its rows are.
private protocol Watched {
  var hasChanges: Bool { get }
}

extension Journaled: Watched {}

extension Hierarchy: Watched {
  fileprivate var hasChanges: Bool {
    var (tree, watch) = (self, JournalWatch())
    tree.visitJournals(&watch)
    return watch.hasChanges
  }
}

/// The ways in which what was written is taken back.
private enum WayBack: CaseIterable {
  case discard, revert, exchange
}

/// Who has journals.
private protocol JournalOwner {
  var hasChanges: Bool { mutating get }
  mutating func lead<Visitor: JournalVisitor>(_ visitor: inout Visitor)
  mutating func discardChanges()
  /// Writes, and goes back.
  mutating func goBack(_ way: WayBack, after write: (inout Self) -> Void)
}

extension TraitSystem: JournalOwner {
  mutating func lead<Visitor: JournalVisitor>(_ visitor: inout Visitor) { visitAll(&visitor) }

  fileprivate mutating func goBack(_ way: WayBack, after write: (inout Self) -> Void) {
    let mark = mark
    write(&self)
    switch way {
    case .discard: discardChanges()
    case .revert: revert(to: mark)
    case .exchange:
      var changes = takeChanges()
      exchange(&changes)
    }
  }
}

extension PresentationSystem: JournalOwner {
  mutating func lead<Visitor: JournalVisitor>(_ visitor: inout Visitor) { visitAll(&visitor) }

  fileprivate mutating func goBack(_ way: WayBack, after write: (inout Self) -> Void) {
    let mark = mark
    write(&self)
    switch way {
    case .discard: discardChanges()
    case .revert: revert(to: mark)
    case .exchange:
      var changes = takeChanges()
      exchange(&changes)
    }
  }
}

extension World: JournalOwner {
  func lead<Visitor: JournalVisitor>(_ visitor: inout Visitor) { visitTables(&visitor) }

  fileprivate func goBack(_ way: WayBack, after write: (inout World) -> Void) {
    let mark = mark
    var world = self
    write(&world)
    switch way {
    case .discard: discardChanges()
    case .revert: revert(to: mark)
    case .exchange:
      guard var changes = takeChanges() else { return }
      exchange(&changes)
    }
  }
}
