import Presentations
import Testing
import Traits
import ViewTree

@Suite("Problems with scenes and inspectors")
struct PresentationProblemSentenceTests {
  /// Does what must fail, expects that nothing changed, and returns the sentence.
  func failure(
    _ stage: Stage, _ body: (inout Stage) throws -> Void, at location: SourceLocation = #_sourceLocation
  ) -> String {
    var stage = stage
    let before = stage.system
    stage.traits.isRecording = true
    do {
      try body(&stage)
    } catch let problem as PresentationProblem {
      #expect(stage.system == before, sourceLocation: location)
      #expect(stage.traits.takeChanges().isEmpty, sourceLocation: location)
      let (cause, suggestion) = stage.sentence(problem)
      return cause + (suggestion.map { "\n" + $0 } ?? "")
    } catch {}
    Issue.record("nothing went wrong", sourceLocation: location)
    return ""
  }

  @Test("scenes: who stands on what, and how large")
  func scenes() throws {
    let (none, mac) = (try Stage(), try Stage(on: "mac"))
    let (phone, pad) = (try Stage(on: "iPhone16"), try Stage(on: "iPadPro13", .landscape))
    let model = try #require(DeviceTable.model(named: "iPhone16"))
    #expect(
      failure(mac) { try $0.system.attach($0.animals, to: model, traits: &$0.traits) }
        == "`animals` is a view, and only a scene stands on a device")
    #expect(
      failure(none) { try $0.resize(700, 800) }
        == "the scene `main` stands on no device\nput it on one: `scene main on iPhone16`")
    #expect(
      failure(none) { try $0.attach("iPhone16", windowSize: Size(width: 1, height: 1)) }
        == "a scene on an iPhone 16 starts with the whole screen, which is 393x852\nleave the size out")
    #expect(
      failure(none) { try $0.attach("iPadMini", windowSize: Size(width: 1, height: 1)) }
        == "a scene on an iPad mini starts with the whole screen, which is 744x1133\n"
        + "leave the size out, and `resize` it afterwards")
    #expect(
      failure(none) { try $0.attach("mac", .portrait) }
        == "a Mac is neither in portrait nor in landscape\nsay how large the window is: `on mac 1200x800`")
    #expect(
      failure(phone) { try $0.resize(700, 800) }
        == "`main` fills the screen of its iPhone 16\nan iPhone can be turned: `rotate main`")
    #expect(
      failure(phone) { try $0.resize(toShare: 1, of: 2) }
        == "`main` fills the screen of its iPhone 16\nan iPhone can be turned: `rotate main`")
    #expect(
      failure(pad) { try $0.resize(1377, 800) }
        == "1377x800 does not fit the screen of the iPad Pro 13, which is 1376x1032")
    #expect(
      failure(mac) { try $0.resize(700, 0) }
        == "700x0 is no size\nboth sides are positive numbers of points, as in `700x800`")
    #expect(failure(mac) { try $0.resize(.infinity, 5) }.hasPrefix("infx5 is no size"))
    #expect(
      failure(none) { try $0.attach("mac", windowSize: Size(width: .nan, height: 1)) }.hasPrefix(
        "nanx1 is no size"))
    #expect(
      failure(mac) { try $0.rotate() }
        == "`main` stands on a Mac, which does not turn\ngive it another size: `resize main to 700x800`")
    #expect(
      failure(mac) { try $0.resize(toShare: 1, of: 2) }
        == "`main` is a window on a Mac, and no share of its screen\ngive it a size: `resize main to 700x800`"
    )
    for (part, whole) in [(2, 1), (0, 2), (1, 5), (-1, 2), (1, 0), (1, .max), (.min, 3)] {
      #expect(
        failure(pad) { try $0.resize(toShare: part, of: whole) }
          == "\(part)/\(whole) is no share of a screen\nshares are `1/2`, `1/3`, `2/3`, `1/4`, `3/4` and `1/1`"
      )
    }
  }

  @Test("presenting: on what, and how wide")
  func presenting() throws {
    let mac = try Stage(on: "mac")
    #expect(
      failure(mac) { _ = try $0.system.present(on: $0.main, traits: $0.traits) }
        == "`main` is a scene, which presents no inspector\nput the inspector on a view or a controller in it"
    )
    #expect(
      failure(try Stage()) { _ = try $0.present() }
        == "the scene `main` stands on no device\nput it on one: `scene main on iPhone16`")
    var detached = mac
    try detached.traits.detach(detached.animals)
    #expect(
      failure(detached) { _ = try $0.present() }
        == "`animals` is in no scene\nmove it into a view that is in one")
    var second = mac
    _ = try second.present()
    #expect(
      failure(second) { _ = try $0.present() }
        == "`animals` has an inspector already, `details`\nchange that one, or put the inspector on another view"
    )
    let widths: [(ColumnWidth, String)] = [
      (.fixed(-1), "a column cannot be -1 points wide"), (.fixed(.nan), "a column cannot be nan points wide"),
      (.flexible(minimum: 0, ideal: 1, maximum: nil), "a column cannot be 0 points wide"),
      (.flexible(minimum: 200, ideal: 199.5, maximum: nil), "the ideal width 199.5 is below the minimum 200"),
      (.flexible(minimum: nil, ideal: 300, maximum: 299), "the ideal width 300 is above the maximum 299"),
    ]
    for (width, cause) in widths {
      let sentence = cause + "\nwrite it as `columnWidth 200...300...400`"
      #expect(failure(mac) { _ = try $0.present(width) } == sentence)
      #expect(failure(second) { try $0.system.update(InspectorID(index: 0), columnWidth: width) } == sentence)
    }
  }

  @Test("dragging: what can be dragged, and where to")
  func dragging() throws {
    func drag(_ device: String, _ width: ColumnWidth, to target: Double, isPresented: Bool = true) throws
      -> String
    {
      var stage = try Stage(on: device)
      let details = try stage.present(width)
      stage.system.setPresented(details, isPresented)
      return failure(stage) { try $0.system.drag(details, to: target, traits: $0.traits) }
    }
    let bounds = "\nbounds make it resizable: `columnWidth 200...300...400`"
    #expect(
      try drag("mac", .automatic, to: 300)
        == "the column `details` cannot be dragged: its width is the system's, 270" + bounds)
    #expect(
      try drag("mac", .fixed(250.5), to: 300)
        == "the column `details` cannot be dragged: its width is fixed at 250.5" + bounds)
    #expect(
      try drag("iPhone16", Stage.bounds, to: 300)
        == "`details` is a sheet here, and has no column to drag\nit is a column where the width is regular")
    #expect(
      try drag("mac", Stage.bounds, to: 300, isPresented: false)
        == "`details` is not on the screen\npresent it first: `set details.isPresented = true`")
    #expect(
      try drag("mac", Stage.bounds, to: -5)
        == "a column cannot be -5 points wide\ndrag it to a number of points, such as `350`")
    var away = try Stage(on: "mac")
    let details = try away.present()
    try away.traits.detach(away.animals)
    #expect(
      failure(away) { try $0.system.drag(details, to: 300, traits: $0.traits) }
        == "`details` is not on the screen: `animals` is in no scene")
    #expect(try drag("mac", Stage.bounds, to: .infinity).hasPrefix("a column cannot be inf points wide"))
  }
}
