import Foundation

/// What the public declarations of a room say of themselves, held against what a reader needs.
///
/// A declaration is public if it says so, is a case of a public enumeration, or a requirement of a public protocol. Each has a doc comment of its
/// own. That of a function, an initialiser or a subscript names the complexity, and that of whatever throws has `- Throws:`. Exempt from the
/// complexity are `==`, `<` and `hash(into:)`, which Swift could have written, and requirements, whose cost is that of what conforms.
struct DocumentationRules {
  /// A public declaration that says too little.
  struct Gap: Equatable, CustomStringConvertible {
    var file: String
    var line: Int
    var declaration: String
    var missing: String

    var description: String { "\(file):\(line): \(missing): \(declaration)" }
  }

  /// What is missing in the sources below a folder, by file and line.
  ///
  /// - Throws: What the file system says where there is no such folder, or a source cannot be read.
  static func gaps(below folder: URL) throws -> [Gap] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return gaps(in: source, file: folder.lastPathComponent + "/" + path)
    }
  }

  /// What is missing in a source.
  static func gaps(in source: String, file: String) -> [Gap] {
    PublicDeclaration.all(in: source).flatMap { found in
      missing(of: found).map {
        Gap(file: file, line: found.line, declaration: found.signature, missing: $0)
      }
    }
  }

  private static func missing(of found: PublicDeclaration) -> [String] {
    let comment = found.comment.joined(separator: "\n")
    if comment.isEmpty { return ["no doc comment"] }
    var missing: [String] = []
    let isCalled = ["func", "init", "subscript"].contains(found.keyword)
    if isCalled, !isExempt(found), !comment.contains("Complexity") { missing.append("no complexity") }
    if found.isThrowing, !comment.contains("- Throws:") { missing.append("no errors") }
    return missing
  }

  private static func isExempt(_ found: PublicDeclaration) -> Bool {
    found.isRequirement
      || ["func == (", "func < (", "func hash(into "].contains { found.signature.contains($0) }
  }
}
