extension ErrorMessageTests {
  private static let label = "view header { var label = \"x\" }\n"

  /// The rows on properties of traits that something has already, and on values as names.
  static let takenNameRows: [Row] = [
    Row(
      "hidesProperty", after: label, "define trait Label = 1",
      #"""
      error: a trait's property `label` would hide the one that `header` has
        1 | define trait Label = 1
          |              ^^^^^ choose another name
      """#),
    Row(
      "hidesProperty", after: label + "define trait Label = 1 { accessors none }",
      "extend traits label for Label",
      #"""
      error: a trait's property `label` would hide the one that `header` has
        1 | extend traits label for Label
          |               ^^^^^ choose another name
      """#),
    Row(
      "hidesProperty", after: label + "define trait Label = 1 { accessors none }",
      "redefine trait Label = 2",
      #"""
      error: a trait's property `label` would hide the one that `header` has
        1 | redefine trait Label = 2
          |                ^^^^^ choose another name
      """#),
    Row(
      "hidesProperty",
      after: label + "define trait Label = 1 { accessors none }\nextend traits width for Label",
      "redefine trait Label = 2",
      #"""
      error: a trait's property `label` would hide the one that `header` has
        1 | redefine trait Label = 2
          |                ^^^^^ choose another name
      """#),
    Row(
      "hidesMember",
      after: """
        on cell layoutSubviews { create view badge in form { var label = "x" } }
        define trait Label = 1
        """, "invalidate cell",
      #"""
      error: a property `label` would hide what every environment has
        5 | on cell layoutSubviews { create view badge in form { var label = "x" } }
          |                                                      ^^^^^^^^^^^^^^^
          | choose another name
        in cell layoutSubviews
      """#),
    Row(
      "nameTaken", "define trait HeadroomUsageLimit = 1",
      #"""
      error: `headroomUsageLimit` is the name of a trait
        1 | define trait HeadroomUsageLimit = 1
          |              ^^^^^^^^^^^^^^^^^^ choose another name
      """#),
    Row(
      "nameTaken", after: "define trait W = 1 { accessors none }", "extend traits headroomUsageLimit for W",
      #"""
      error: `headroomUsageLimit` is the name of a trait
        1 | extend traits headroomUsageLimit for W
          |               ^^^^^^^^^^^^^^^^^^ choose another name
      """#),
    Row(
      "hidesMember", "view form { var headroomUsageLimit = 3 }",
      #"""
      error: a property `headroomUsageLimit` would hide what every environment has
        1 | view form { var headroomUsageLimit = 3 }
          |                 ^^^^^^^^^^^^^^^^^^ choose another name
      """#),
    Row(
      "engine", "redefine trait headroomUsageLimit = 1",
      #"""
      error: `headroomUsageLimit` is one of Apple's
        1 | redefine trait headroomUsageLimit = 1
          |                ^^^^^^^^^^^^^^^^^^
          | only your own traits can be redefined; an override gives it a value
      """#),
  ]

  /// The rows on the words of values.
  static let literalNameRows: [Row] = [
    ("let ", "true", " = 3"), ("var ", "nil", ": Int? = 3"),
    ("let ", "false", " = register cell for theme { }"),
    ("if cell.theme == bold { let ", "nil", " = 1 }"),
    ("for ", "true", " in [1, 2] { }"), ("define action told(", "nil", ") { }"),
    ("create view ", "true", " in form"), ("scene ", "false", " { }"), ("view form { view ", "nil", " }"),
    ("view form { create view ", "nil", " }"),
    ("define color ", "false", " = red"), ("define image ", "nil", " { any: \"x\" }"),
    ("define enum Mood { calm, ", "true", " }"), ("define enum ", "nil", " { calm }"),
    ("define struct ", "true", " { }"), ("define trait ", "false", " = 1"), ("define trait ", "True", " = 1"),
    ("define action ", "true", "() { }"), ("define key ", "nil", " = 1"),
    ("present inspector ", "nil", " on form { }"),
  ]
  .map { before, name, behind in
    let input = before + name + behind
    let start = input.count - name.count - behind.count
    let caret = String(repeating: " ", count: start) + String(repeating: "^", count: name.count)
    return Row(
      "literalName", input,
      """
      error: `\(name.lowercased())` is a value
        1 | \(input)
          | \(caret) choose another name
      """)
  }
}
