import Sessions

extension StatementKind {
  static let trace = StatementKind(
    "trace", [.name("mode", among: ["on", "off"])], .runLoop,
    "Shows each callback as it happens, or no longer",
    "A line names the environment, what is called, and the traits that changed; a callback inside another is indented.",
    example: "trace on"
  ) { verb, checker throws(Problem) in
    let isOn = verb.name("mode")?.text == "on"
    return Checked(action: verb.range) { session throws(Problem) in
      if session.settings.traces != isOn { session.settings.traces = isOn }
      session.confirm(isOn ? "callbacks are shown as they happen" : "callbacks are no longer shown")
    }
  }
}
