#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Finds the names in a folder that a user may have meant.
enum SimilarNames {
  /// How many entries of a folder are looked at: a suggestion is not worth more.
  static let entryLimit = 5_000

  /// Paths in the folder of `path` whose names are near to its last part, nearest first, at most three.
  static func paths(near path: String) -> [String] {
    guard !path.utf8.contains(0) else { return [] }
    let slash = path.lastIndex(of: "/")
    let prefix = slash.map { String(path[...$0]) } ?? ""
    let wanted = slash.map { String(path[path.index(after: $0)...]) } ?? path
    // The name itself is there where it is a link to nothing.
    let others = names(in: prefix.isEmpty ? "." : prefix).filter { $0 != wanted }
    return nearest(to: wanted, in: others).map { prefix + $0 }
  }

  /// The names at most a third of the wanted one's length away, nearest first, at most three.
  static func nearest(to wanted: String, in names: [String]) -> [String] {
    guard !wanted.isEmpty, wanted.utf8.count <= 255 else { return [] }
    let target = Array(wanted.lowercased().unicodeScalars)
    let reach = max(1, target.count / 3)
    let near = names.compactMap { name -> (distance: Int, name: String)? in
      let other = Array(name.lowercased().unicodeScalars)
      guard abs(other.count - target.count) <= reach else { return nil }
      let distance = distance(target, other)
      return distance <= reach ? (distance, name) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// How many letters must be changed, added, dropped or swapped with their neighbour.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var line = [row + 1]
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(change, last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        line.append(best)
      }
      (before, last) = (last, line)
    }
    return last[right.count]
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < entryLimit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
