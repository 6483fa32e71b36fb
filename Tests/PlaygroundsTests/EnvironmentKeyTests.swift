import Commands
import Playgrounds
import SessionTesting
import Testing

@Suite("Environment keys")
struct EnvironmentKeyTests {
  private let season = "define enum Season { dry, wet }"

  @Test("a key is its default, whose type it has; the name stands beside a trait's and a variable's")
  func definition() {
    let session = Session(season)
    #expect(session.run("define key weather = Season.wet") == "▸ environment key weather: Season = wet")
    #expect(session.run("define key caption: String? = nil") == "▸ environment key caption: String? = nil")
    #expect(session.run("define trait Weather = 3") == "▸ trait weather: Int = 3")
    #expect(session.run("let weather = 5\nweather").hasSuffix("5"))
    #expect(session.run("show key weather").contains("default      wet"))
  }

  @Test("undo, redo and diff know of it")
  func history() {
    let session = Session(season + "\ndefine key weather = Season.wet\nredefine key weather = 3")
    #expect(session.run("diff 2 3") == "key weather   Season = wet   →   Int = 3")
    #expect(session.run("undo\nshow key weather").contains("type         Season"))
    #expect(session.run("undo\nshow key weather").contains("there is no environment key `weather`"))
    #expect(session.run("redo\nredo\nshow key weather").contains("type         Int"))
  }

  @Test("what it holds keeps its meaning when the type is replaced")
  func replacedType() {
    let session = Session(season + "\ndefine key weather = Season.wet")
    #expect(session.run("redefine enum Season { wet }").contains("`weather` has values of `Season`"))
    session.run("redefine enum Season { dry, wet, misty }")
    #expect(session.run("show key weather").contains("default      wet"))
  }

  @Test("keys are offered where one can stand")
  func completion() {
    let session = Session("define key weather = 3\ndefine trait Theme = 1", drawsBoxes: false)
    let completer = Completer(world: session.playground.world)
    for text in ["show key ", "redefine key "] {
      #expect(
        completer.complete(text, at: text.utf8.count).candidates == [
          Completer.Candidate("weather", "environment key, Int")
        ])
    }
  }
}
