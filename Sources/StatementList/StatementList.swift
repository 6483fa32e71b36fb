import Foundation
import PackagePlugin

/// Lists the statements of a module, so that adding a statement only needs a new file.
///
/// It searches the sources for `static let NAME = StatementKind(` and writes `Language.statements`, sorted by file name.
@main
struct StatementList: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles(withSuffix: "swift").map(\.url)
    let names = try files.sorted { $0.path < $1.path }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line -> String? in
        let words = line.split(separator: " ")
        guard words.count > 4, words[0] == "static", words[1] == "let", words[4].hasPrefix("StatementKind(")
        else { return nil }
        return String(words[2])
      }
    }
    let text = """
      import Sessions

      extension Language {
        package static let statements: [StatementKind] = [
      \(names.map { "    .\($0)," }.joined(separator: "\n"))
        ]
      }

      """
    let list = context.pluginWorkDirectoryURL.appendingPathComponent("Language+Statements.swift")
    if (try? String(contentsOf: list, encoding: .utf8)) != text {
      try text.write(to: list, atomically: true, encoding: .utf8)
    }
    return [
      .buildCommand(
        displayName: "List the statements", executable: URL(fileURLWithPath: "/usr/bin/true"), arguments: [],
        inputFiles: files, outputFiles: [list])
    ]
  }
}
