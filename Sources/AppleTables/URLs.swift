import Platform
import Sessions

extension Value {
  fileprivate static func url(_ url: URL) -> Value { .structure(.init("URL", [.string(url.absoluteString)])) }
}

extension AppleTypes {
  static let urls = TypeInfo.read(
    """
    struct URL: Hashable  // An address.
      var absoluteString: String
      init?(string: String, encodingInvalidCharacters: Bool = true)  // The address that a text is; nil where it is none.
      each fileURLWithPath, filePath | init(# path: String) { absoluteString = "file://" + path }  // A file's.
      init?(string: String, relativeTo base: URL?)  // The address that a text is, as it stands at another.
      func appendingPathComponent(_ name: String, isDirectory: Bool = false) -> URL  // Of something in it.
      each path, component | func appending(# name: String) -> URL { appendingPathComponent(name) }  // Of something in it.
      var pathComponents: [String] { get }  // Its parts.
      func startAccessingSecurityScopedResource() -> Bool { true }  // Nothing is closed to a playground.
      func stopAccessingSecurityScopedResource() {}  // The same.
      func deletingLastPathComponent() -> URL  // Of what it lies in.
      func deletingPathExtension() -> URL  // Without its ending.
      func appendingPathExtension(_ ending: String) -> URL { URL(string: absoluteString + "." + ending)! }  // With an ending.
      var lastPathComponent: String { get }  // Its last part.
      var pathExtension: String { get }  // The ending of its last part.
      each host/Whose it is, scheme/How it is reached, fragment/Which part of it, query/What is asked of it | var #: String? { get }  // #1.
      var port: Int? { get }  // The number behind its host.
      var path: String { get }  // What of it.
      var baseURL: URL? { nil }  // What it stood at: it is whole here.
      each path/String, host/String?, query/String?, fragment/String? | func #(percentEncoded: Bool = true) -> #1 { # }  // The same.
      each documents/Documents/what its user makes, library/Library/the rest, temporary/tmp/what it needs for a while | static var #Directory: URL { URL(filePath: "/#1") }  // Where an app keeps #2.
      static var cachesDirectory: URL { URL(filePath: "/Library/Caches") }  // Where an app keeps what it can load again.
      var isFileURL: Bool { scheme == "file" }  // Whether it is a file's.
    struct String
      func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? { unicodeScalars.map { set.contains($0) ? $0 : $0.utf8.map { String(format: "%%%02X", $0) }.joined() }.joined() }  // As an address has it.
      var removingPercentEncoding: String? {
        let parts = split(separator: "%", omittingEmptySubsequences: false)
        var bytes = Array(parts[0].utf8)
        for part in parts.dropFirst() {
          guard part.count > 1, let byte = Int(part.prefix(2), radix: 16) else { return nil }
          bytes = bytes + [byte] + Array(part.dropFirst(2).utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
      }  // What an address wrote so; nil where it is wrong.
    struct FileManager
      static var _files: [String: Data] = [:]
      func fileExists(atPath path: String) -> Bool { FileManager._files[path] != nil }  // Whether something was written there.
      func contentsOfDirectory(atPath path: String) throws -> [String] {
        let folder = path.hasSuffix("/") ? path : path + "/"
        return FileManager._files.keys.filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }.map { $0.dropFirst(folder.count) }.sorted()
      }  // The names of what was written in a folder.
      func contents(atPath path: String) -> Data? { FileManager._files[path] }  // What was written there.
      func createFile(atPath path: String, contents: Data?, attributes: Any = 0) -> Bool { FileManager._files[path] = contents ?? Data(); return true }  // Keeps data at a path, as long as the session lives.
      func removeItem(atPath path: String) throws { if FileManager._files[path] == nil { throw DataError.fileNotFound } else { FileManager._files[path] = nil } }  // Forgets it.
      func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }  // The same.
      func urls(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask) -> [URL] { [directory == .cachesDirectory ? .cachesDirectory : .documentsDirectory] }  // Where an app keeps things.
      func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws -> URL { urls(for: directory, in: domain)[0] }  // Where an app keeps things.
      var temporaryDirectory: URL { .temporaryDirectory }  // Where an app keeps what it needs for a while.
      each at url: URL, atPath path: String | func createDirectory(#, withIntermediateDirectories: Bool, attributes: Any = 0) throws {}  // Folders are made as they are needed.
    kept FileManager *`default`:FileManager
    struct Bundle
      init?(path: String) { if !FileManager.default.fileExists(atPath: path) { return nil } }  // What lies in a folder; nil where there is none.
      func path(forResource name: String?, ofType ending: String?, inDirectory folder: String? = nil) -> String? {
        let path = "/Bundle/" + (name ?? "") + (ending == nil || ending == "" ? "" : "." + ending!)
        return FileManager.default.fileExists(atPath: path) ? path : nil
      }  // Where a file of a name lies; nil where there is none.
      func url(forResource name: String?, withExtension ending: String?, subdirectory folder: String? = nil) -> URL? { path(forResource: name, ofType: ending).map { URL(filePath: $0) } }  // Where a file of a name lies; nil where there is none.
      var infoDictionary: [String: Any]? { ["CFBundleName": "App", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"] }  // What is known of the app.
      var bundleIdentifier: String? { "com.example.App" }  // By what the app is known.
    kept Bundle *main,*module:Bundle resourcePath:String?=/Bundle
    options FileManager.SearchPathDomainMask userDomainMask localDomainMask networkDomainMask systemDomainMask allDomainsMask=65535
    enum FileManager.SearchPathDirectory documentDirectory=9 cachesDirectory=13 applicationSupportDirectory libraryDirectory=5
    struct URLQueryItem: Hashable  // What an address asks, and its value.
      var name: String
      var value: String?
    struct URLComponents: Hashable  // The parts of an address.
      var scheme, host, percentEncodedQuery, fragment: String?
      var path: String = ""
      var port: Int?
      var query: String? { get { percentEncodedQuery?.removingPercentEncoding } set { percentEncodedQuery = newValue?.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) } }  // What is asked, as one reads it.
      var percentEncodedPath: String { path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)! }  // The path as an address has it.
      init() {}  // None yet.
      init?(string: String) { self.init(url: URL(string: string)) }  // Those of a text; nil where it is no address.
      init?(url: URL?, resolvingAgainstBaseURL resolve: Bool = false) {
        guard let url else { return nil }
        (scheme, host, port) = (url.scheme, url.host, url.port)
        (percentEncodedQuery, path, fragment) = (url.query, url.path, url.fragment)
      }  // Those of an address.
      var queryItems: [URLQueryItem]? {
        get { percentEncodedQuery.map { $0.split(separator: "&").map { let parts = $0.split(separator: "=", maxSplits: 1); return URLQueryItem(name: parts[0].removingPercentEncoding ?? parts[0], value: parts.count > 1 ? parts[1].removingPercentEncoding : nil) } } }
        set {
          percentEncodedQuery = newValue.map { items in items.map { item in
            let parts = [item.name, item.value].compactMap { $0?.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)?.replacingOccurrences(of: "&", with: "%26").replacingOccurrences(of: "=", with: "%3D") }
            return parts.joined(separator: "=")
          }.joined(separator: "&") }
        }
      }  // What is asked, one by one.
      var string: String? { (scheme.map { $0 + ":" } ?? "") + (host.map { "//" + $0 } ?? "") + (port.map { ":\\($0)" } ?? "") + percentEncodedPath + (percentEncodedQuery.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "") }  // The address as a text.
      var url: URL? { URL(string: string ?? "") }  // The address.
    """,
    [
      "URL.init(string:encodingInvalidCharacters:)": .plain { _, given in
        URL(string: given[0].text).map(Value.url) ?? .nothing
      },
      "init(string:relativeTo:)": .plain { _, given in
        let base = URL(string: given[1][0].text)
        return URL(string: given[0].text, relativeTo: base).map { .url($0.absoluteURL) } ?? .nothing
      },
      "appendingPathComponent": address { .url($0.appendingPathComponent($1)) },
      "deletingLastPathComponent": address { url, _ in .url(url.deletingLastPathComponent()) },
      "deletingPathExtension": address { url, _ in .url(url.deletingPathExtension()) },
      "pathComponents": address { url, _ in .list(url.pathComponents.map { .string($0) }) },
      "lastPathComponent": address { url, _ in url.lastPathComponent.value },
      "pathExtension": address { url, _ in url.pathExtension.value },
      "host": address { url, _ in url.host().value }, "scheme": address { url, _ in url.scheme.value },
      "path": address { url, _ in url.path.value }, "query": address { url, _ in url.query().value },
      "fragment": address { url, _ in url.fragment.value }, "port": address { url, _ in url.port.value },
    ])

  private static func address(_ part: @escaping @Sendable (URL, String) -> Value) -> AppleRow {
    .plain { value, given in URL(string: value[0].text).map { part($0, given.first?.text ?? "") } ?? .nothing
    }
  }
}
