import Exports
import Foundation
import Testing

@Suite("Recordings for asciinema")
struct AsciicastTests {
  /// A recording with a chapter, a style, and a pause at its end.
  var cast: Asciicast {
    var cast = Asciicast(title: "동물 \"zoo\"", columns: 80, rows: 24)
    cast.addMarker("scene main", at: 0)
    cast.addOutput("mendel> ", at: 0)
    cast.addOutput("\u{1B}[1ma\u{1B}[0m\n", at: 0)
    cast.addOutput("나\nb\\\n", at: 1234)
    cast.end(at: 2000)
    return cast
  }

  @Test("version 2 counts times from the start")
  func second() {
    #expect(
      String(decoding: cast.bytes(as: .v2), as: UTF8.self) == #"""
        {"version":2,"width":80,"height":24,"title":"동물 \"zoo\"","env":{"TERM":"xterm-256color"}}
        [0,"m","scene main"]
        [0,"o","mendel> \u001B[1ma\u001B[0m\u000D\n"]
        [1.234,"o","나\u000D\nb\\\u000D\n"]
        [2,"o",""]

        """#)
  }

  @Test("version 3 counts times from the event before, and tells the exit")
  func third() {
    #expect(
      String(decoding: cast.bytes(as: .v3), as: UTF8.self) == #"""
        {"version":3,"term":{"cols":80,"rows":24,"type":"xterm-256color"},"title":"동물 \"zoo\""}
        [0,"m","scene main"]
        [0,"o","mendel> \u001B[1ma\u001B[0m\u000D\n"]
        [1.234,"o","나\u000D\nb\\\u000D\n"]
        [0.766,"o",""]
        [0,"x","0"]

        """#)
  }

  @Test("each line is JSON, and reads as what was written", arguments: Asciicast.Version.allCases)
  func json(version: Asciicast.Version) throws {
    let lines = cast.bytes(as: version).split(separator: UInt8(ascii: "\n"))
    let values = try lines.map { try JSONSerialization.jsonObject(with: Data($0)) }
    #expect((values[0] as? [String: Any])?["version"] as? Int == version.rawValue)
    #expect((values[3] as? [Any])?[2] as? String == "나\r\nb\\\r\n")
  }

  @Test("its length and chapters are counted")
  func counts() {
    #expect(cast.length == 2000)
    #expect(cast.markerCount == 1)
    #expect(Asciicast(title: "", columns: 1, rows: 1).length == 0)
  }
}
