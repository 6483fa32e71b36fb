import Commands
import FileStores
import Syntax

/// The folders of a course for its languages.
struct CourseFolders {
  private let folder: String
  /// The names of the folders that may be languages: `en`, `ko`, `pt-BR`.
  let languages: [String]

  init(_ folder: String) {
    self.folder = folder
    let names = (try? FolderListing.names(in: folder)) ?? []
    languages = names.filter { CourseFolders.isLanguage($0) && Files().isFolder(folder + "/" + $0) }.sorted()
  }

  /// Whether there is a folder for a language.
  func has(_ language: String) -> Bool { languages.contains(language) }

  /// The folders to look in, those behind replacing what those before have: the first language, then the one that is wanted.
  func roots(for language: String) -> [String] {
    var wanted = [Course.firstLanguage]
    if language != Course.firstLanguage { wanted.append(language) }
    let roots = wanted.filter(has).map { folder + "/" + $0 }
    return roots.isEmpty ? [folder] : roots
  }

  /// Why there are no lessons in a language, and which there are.
  func problem(with language: String) -> Problem {
    Problem(
      .unknownWord(
        language, role: .language, nearest: Spelling.nearest(to: language, among: languages),
        choices: languages), nil)
  }

  /// Whether a name is a language's code, perhaps with a region or script, as in BCP 47.
  private static func isLanguage(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard let code = parts.first, 2...3 ~= code.utf8.count else { return false }
    return code.utf8.allSatisfy { (0x61...0x7a).contains($0) }
      && parts.dropFirst().allSatisfy { 2...8 ~= $0.utf8.count }
  }
}
