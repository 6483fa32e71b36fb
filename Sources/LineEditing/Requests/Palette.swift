/// The terminal's colours for the roles of text: parameters of the SGR sequence, such as `1;34`.
///
/// ```swift
/// Palette.standard[.string]       // "32", green
/// Palette.monochrome[.string]     // "", as the rest
/// ```
public struct Palette: Hashable, Sendable {
  /// The parameters by role; asked for several times at each key, so that they are not looked up by hash.
  private var codes = [String](repeating: "", count: TextRole.allCases.count)

  /// Makes a palette from SGR parameters; a role that is missing looks like plain text.
  public init(_ codes: [TextRole: String]) {
    for (role, code) in codes { self.codes[role.rawValue] = code }
  }

  /// The SGR parameters of a role, or the empty text for the terminal's own colour.
  public subscript(role: TextRole) -> String {
    get { codes[role.rawValue] }
    set { codes[role.rawValue] = newValue }
  }

  /// Sixteen-colour codes that can be read on dark and on light backgrounds.
  public static let standard = Palette([
    .prompt: "1", .keyword: "1;34", .type: "36", .name: "", .enumCase: "35", .number: "33", .string: "32",
    .comment: "2", .unknown: "", .error: "31", .faint: "2", .match: "7",
  ])

  /// Without colour, as `NO_COLOR` asks; what is faint and what was found can still be told from the rest.
  public static let monochrome = Palette([.prompt: "1", .faint: "2", .match: "7"])
}
