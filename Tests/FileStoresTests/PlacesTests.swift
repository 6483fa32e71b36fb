import FileStores
import Testing

@Suite("Places")
struct PlacesTests {
  func state(_ variables: [String: String]) -> String? { Places { variables[$0] }.state }

  @Test("the state folder follows XDG")
  func xdg() {
    #expect(state(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/mendel")
    #expect(state(["HOME": "/h"]) == "/h/.local/state/mendel")
    #expect(state(["HOME": "/"]) == "/.local/state/mendel")
  }

  @Test("an empty or relative variable counts as unset", arguments: ["", "state", "./s", "/a\0b"])
  func unset(value: String) {
    #expect(state(["XDG_STATE_HOME": value, "HOME": "/h"]) == "/h/.local/state/mendel")
    #expect(state(["HOME": value]) == nil)
  }

  @Test("history and progress are files of the state folder")
  func files() {
    let places = Places { ["HOME": "/h"][$0] }
    #expect(places.history == "/h/.local/state/mendel/history.jsonl")
    #expect(places.progress == "/h/.local/state/mendel/progress.jsonl")
    #expect(Places { _ in nil }.history == nil)
  }
}
