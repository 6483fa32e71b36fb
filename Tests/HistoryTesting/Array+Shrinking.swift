extension Array {
  /// What is left of a failing history when everything is left out that the failure does not need.
  ///
  /// - Parameter fails: Whether a shorter history still fails.
  package func shrunk(_ fails: ([Element]) -> Bool) -> [Element] {
    var steps = self
    var size = steps.count / 2
    while size > 0 {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<Swift.min(start + size, steps.count))
        if fails(fewer) { steps = fewer } else { start += size }
      }
      size /= 2
    }
    return steps
  }
}
