import SessionTesting
import Testing

@Suite("`why not` of an image: what does it besides a single override")
struct ImageRemedyTests {
  private func session(_ statements: String) -> Session {
    Session(Prelude.theme + statements, confirms: false)
  }

  @Test("a scale that is unspecified counts as 1, so that another one is tried")
  func scales() {
    let session = session(
      """
      define image I { any: "a"; accessibilityContrast high, displayScale 1: "a"; accessibilityContrast high: "b" }
      set cell.image = I

      """)
    #expect(
      session.run("why not cell.image == \"b\"") == """
        cell.image is "a", because accessibilityContrast is unspecified
          override cell { displayScale = 2.0; accessibilityContrast = high }
            1 environment
        """)
    session.run("override cell { displayScale = 2; accessibilityContrast = high }")
    #expect(session.run("cell.image") == "\"b\"")
  }

  @Test("no image, and a file of another image, are what `set` brings")
  func replaced() {
    let session = session(
      """
      define image I { any: "a" }
      define image J { userInterfaceStyle dark: "n"; any: "z" }
      set cell.image = I

      """)
    #expect(
      session.run("why not cell.image == nil") == """
        cell.image is "a", because that file fits
          set cell.image = nil   0 environments
        """)
    #expect(
      session.run("why not cell.image == \"z\"") == """
        cell.image is "a", because its files are "a"
          set cell.image = J   0 environments
        """)
    #expect(
      session.run("why not cell.image == \"n\"")
        == "cell.image is \"a\", and never \"n\": its files are \"a\"")
    session.run("set updates manual")
    #expect(
      session.run("why not cell.image == \"z\"").hasSuffix("  set cell.image = J; update   0 environments"))
    #expect(session.run("why not cell.image == nil").hasSuffix("  set cell.image = nil   0 environments"))
    #expect(session.run("set cell.image = nil; cell.image") == "nil")
  }

  @Test("outside of every hierarchy nothing is drawn, and no image is none at once")
  func outside() {
    let session = session(
      """
      define image I { any: "a" }
      define image J { any: "z" }
      set cell.image = I
      remove cell

      """)
    #expect(
      session.run("why not cell.image == nil") == """
        cell.image is "a": it stands in no hierarchy, so nothing draws it
          set cell.image = nil   0 environments
        """)
    #expect(
      session.run("why not cell.image == \"z\"")
        == "cell.image is \"a\": it stands in no hierarchy, so nothing draws it")
  }
}
