extension ErrorMessageTests {
  /// The rows on updates that do not come to rest: the message names what goes round.
  static let loopRows: [Row] = [
    Row(
      "keepsChanging.tooManyPasses", after: "on cell layoutSubviews { invalidate cell }", "invalidate cell",
      #"""
      error: after 100 passes something still changes
        1 | invalidate cell
          |            ^^^^
          | it goes in a circle: cell.layoutSubviews → cell.layoutSubviews; an `if`
            can end it
      """#),
    Row(
      "keepsChanging.tooManyPasses", after: "on cell draw { invalidate cell display }",
      "invalidate cell display",
      #"""
      error: after 100 passes something still changes
        1 | invalidate cell display
          |            ^^^^
          | it goes in a circle: cell.draw → cell.draw; an `if` can end it
      """#),
    Row(
      "keepsChanging.tooManyPasses", after: "on cell updateConstraints { invalidate cell constraints }",
      "invalidate cell constraints",
      #"""
      error: after 100 passes something still changes
        1 | invalidate cell constraints
          |            ^^^^
          | it goes in a circle: cell.updateConstraints → cell.updateConstraints; an
            `if` can end it
      """#),
    Row(
      "keepsChanging.tooManyPasses", after: "on cell updateProperties { invalidate cell properties }",
      "invalidate cell properties",
      #"""
      error: after 100 passes something still changes
        1 | invalidate cell properties
          |            ^^^^
          | it goes in a circle: cell.updateProperties → cell.updateProperties; an
            `if` can end it
      """#),
    Row(
      "keepsChanging.tooManyPasses",
      after:
        "on form layoutSubviews { invalidate cell }; on cell layoutSubviews { invalidate form; invalidate header }",
      "invalidate cell",
      #"""
      error: after 100 passes something still changes
        1 | invalidate cell
          |            ^^^^
          | it goes in a circle: cell.layoutSubviews → form.layoutSubviews →
            cell.layoutSubviews; an `if` can end it
      """#),
  ]
}
