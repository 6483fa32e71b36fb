import Testing
import ViewTree

@Suite("The hierarchy")
struct HierarchyTests {
  /// The tree of the talk: main › win › root › header, settings › form › cell.
  struct Talk {
    var tree = Hierarchy()
    let main, win, root, header, settings, form, cell: EnvironmentID

    init() throws {
      main = try tree.create(.scene)
      win = try tree.create(.window, in: main)
      root = try tree.create(.controller, in: win)
      header = try tree.create(.view, in: root)
      settings = try tree.create(.controller, in: root)
      form = try tree.create(.view, in: settings)
      cell = try tree.create(.view, in: form)
    }
  }

  @Test("what is put into a controller stands in its root view")
  func rootViews() throws {
    let talk = try Talk()
    let view = try #require(talk.tree.rootView(of: talk.root))
    #expect(talk.tree.parent(of: talk.header) == view)
    #expect(talk.tree.parent(of: talk.settings) == view)
    #expect(talk.tree.parent(of: view) == talk.root)
    #expect(talk.tree.isRootView(view))
    #expect(talk.tree.controller(of: talk.cell) == talk.settings)
    #expect(talk.tree.controller(of: view) == talk.root)
    #expect(talk.tree.brokenInvariants() == [])
  }

  @Test("a controller inherits through the view that it stands in")
  func linearFlow() throws {
    let talk = try Talk()
    let chain = talk.tree.ancestors(of: talk.cell).map { talk.tree.kind(of: $0) }
    #expect(chain == [.view, .view, .controller, .view, .controller, .window, .scene])
  }

  @Test("preorder goes through the tree from the top, siblings in order")
  func preorder() throws {
    let talk = try Talk()
    let named = Array(talk.tree.preorder(from: talk.main)).filter { !talk.tree.isRootView($0) }
    #expect(named == [talk.main, talk.win, talk.root, talk.header, talk.settings, talk.form, talk.cell])
    #expect(talk.tree.precedes(talk.header, talk.settings))
    #expect(!talk.tree.precedes(talk.cell, talk.form))
  }

  @Test(
    "kinds stand only where UIKit lets them, and the error says where",
    arguments: [
      (EnvironmentKind.window, EnvironmentKind.view), (.window, .controller), (.scene, .scene),
      (.presentation, .scene),
      (.controller, .scene), (.view, .scene), (.view, .presentation), (.presentation, .view),
    ])
  func misplaced(kind: EnvironmentKind, holder: EnvironmentKind) throws {
    var tree = Hierarchy()
    let parent = try tree.create(holder)
    #expect(throws: HierarchyProblem.misplaced(kind, in: holder, instead: kind.holders)) {
      try tree.create(kind, in: parent)
    }
    #expect(tree.brokenInvariants() == [])
  }

  @Test("R19: an environment stands where the list of its holders says, and nowhere else")
  func holders() throws {
    for kind in EnvironmentKind.allCases {
      for holder in EnvironmentKind.allCases {
        var tree = Hierarchy()
        let parent = try tree.create(holder)
        let child = try? tree.create(kind, in: parent)
        #expect((child != nil) == kind.holders.contains(holder), "\(kind) in \(holder)")
      }
    }
  }

  @Test("a view may stand in a window without a controller")
  func viewInWindow() throws {
    var tree = Hierarchy()
    let window = try tree.create(.window)
    #expect(throws: Never.self) { try tree.create(.view, in: window) }
  }

  @Test("nothing moves into itself or into what it contains")
  func cycles() throws {
    var talk = try Talk()
    #expect(throws: HierarchyProblem.cycle(talk.form, into: talk.cell)) {
      try talk.tree.move(talk.form, to: talk.cell)
    }
    #expect(throws: HierarchyProblem.cycle(talk.form, into: talk.form)) {
      try talk.tree.move(talk.form, to: talk.form)
    }
  }

  @Test("scenes and root views do not move")
  func fixed() throws {
    var talk = try Talk()
    let view = try #require(talk.tree.rootView(of: talk.settings))
    #expect(throws: HierarchyProblem.sceneCannotMove(talk.main)) { try talk.tree.detach(talk.main) }
    #expect(throws: HierarchyProblem.rootViewCannotMove(view, of: talk.settings)) {
      try talk.tree.move(view, to: talk.header)
    }
  }

  @Test("what leaves takes its subtree along, and comes back with it")
  func detaching() throws {
    var talk = try Talk()
    try talk.tree.detach(talk.settings)
    #expect(!talk.tree.isInHierarchy(talk.cell))
    #expect(talk.tree.scene(of: talk.cell) == nil)
    #expect(Array(talk.tree.detached) == [talk.settings])
    #expect(talk.tree.brokenInvariants() == [])
    try talk.tree.move(talk.settings, to: talk.header)
    #expect(talk.tree.scene(of: talk.cell) == talk.main)
    #expect(talk.tree.isDescendant(talk.cell, of: talk.header))
    #expect(talk.tree.brokenInvariants() == [])
  }

  @Test("what is put into the top of a deep chain stands behind all of it, in a hierarchy and outside")
  func deepChains() throws {
    var tree = Hierarchy()
    let window = try tree.create(.window, in: try tree.create(.scene))
    for parent in [window, try tree.create(.view)] {
      var chain = [try tree.create(.view, in: parent)]
      for _ in 0..<20 { chain.append(try tree.create(.view, in: chain[chain.count - 1])) }
      let next = try tree.create(.view, in: parent)
      let moved = chain[12]
      try tree.move(moved, to: chain[0])
      #expect(Array(tree.preorder(from: parent)) == [parent] + chain + [next])
      try tree.move(next, to: chain[3])
      #expect(Array(tree.preorder(from: parent)) == [parent] + chain[..<12] + [next] + chain[12...])
      #expect(tree.brokenInvariants() == [])
    }
  }

  @Test("an environment without a parent stands outside; a scene starts a hierarchy")
  func outside() throws {
    var tree = Hierarchy()
    let spare = try tree.create(.view)
    let scene = try tree.create(.scene)
    #expect(!tree.isInHierarchy(spare))
    #expect(tree.isInHierarchy(scene))
    #expect(Array(tree.scenes) == [scene])
    #expect(tree.precedes(scene, spare))
  }

  @Test("labels keep the order when a gap is used up")
  func labels() throws {
    var tree = Hierarchy()
    let scene = try tree.create(.scene)
    let window = try tree.create(.window, in: scene)
    let first = try tree.create(.view, in: window)
    _ = try tree.create(.view, in: window)
    var parent = first
    for step in 0..<3000 {
      let child = try tree.create(.view, in: parent)
      if step % 3 == 0 { parent = child }
      if step % 7 == 0 { _ = try tree.create(.view, in: first) }
    }
    #expect(tree.labelEpoch > 0)
    #expect(tree.brokenInvariants() == [])
  }
}
