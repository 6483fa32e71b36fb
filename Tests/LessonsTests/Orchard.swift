import Lessons

/// Lessons for tests, in the course's world.
enum Orchard {
  /// A step that builds the world; it takes the lines 5 to 9 of a file.
  static let setup = "```mendel setup\n\(world)```\n"

  /// The statements that build the world.
  static let world = """
    define enum AppTheme { standard, pastel, bold, monochrome }
    define trait Theme: AppTheme = standard { name "theme" }
    scene main { window win { controller root { view header; controller settings { view form { view cell } } } } }

    """

  /// A whole file whose body begins on line 10, in the world.
  static func file(_ body: String) -> [UInt8] {
    Array("---\ntitle: T\nsummary: S\n---\n\(setup)\(body)\n".utf8)
  }

  /// A lesson whose body begins on line 10.
  static func lesson(_ body: String) throws -> Lesson {
    try Lesson(id: "test", bytes: file(body))
  }

  /// An exercise whose check stands on lines 12 to 15: make the form bold and leave the header alone.
  static func exercise(_ answers: String = "", start: String = "") -> String {
    """
    ```mendel exercise
    \(start)```
    ```mendel check
    expect form.theme == bold else "the form is not bold"
    expect header.theme == standard else "the header should stay as it is"
    ```
    ```hint
    Look at the **form**.
    ```
    ```hint
    An override will do.
    ```
    ```mendel solution
    override form.theme = bold
    ```
    \(answers)
    """
  }
}
