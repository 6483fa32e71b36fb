import LineEditing
import Testing

@Suite("The colours of roles")
struct PaletteTests {
  @Test("without colour there are only weights")
  func monochrome() {
    let codes = Set(TextRole.allCases.flatMap { Palette.monochrome[$0].split(separator: ";") })
    #expect(codes.isSubset(of: ["1", "2", "4", "7"]))
    #expect(Palette.monochrome[.faint] != "" && Palette.monochrome[.match] != "")
  }

  @Test("a role can be given another colour")
  func change() {
    var palette = Palette.standard
    palette[.string] = "35"
    #expect(palette[.string] == "35")
    #expect(Palette([:])[.keyword] == "")
  }
}
