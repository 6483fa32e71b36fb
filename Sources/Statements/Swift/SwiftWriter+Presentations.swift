import Sessions
import Syntax

// Presentations as SwiftUI modifiers: the text after the view that they are written on.
extension SwiftWriter {
  /// `present inspector details on animals { … }` becomes `.inspector(isPresented: $details) { … }`.
  func presentation(_ verb: VerbStatement) -> [String] {
    let (kind, name) = (verb.word("kind").text, verb.defined.text)
    var (lines, others): ([VerbStatement], [Statement]) = ([], [])
    if case .items(let items, let statements, _)? = verb.slots["items"] {
      (lines, others) = (items, statements)
    }
    let isAlert = ["alert", "confirmationDialog"].contains(kind)
    let item = verb.expression("item").map { "item: \(source.text($0.range))" }
    let isPresented = verb.expression("isPresented").map { source.text($0.range) } ?? "$\(name)"
    var arguments = (isAlert ? ["\"\(name)\""] : []) + [item ?? "isPresented: \(isPresented)"]
    var (content, modifiers): ([String], [String]) = ([], [])
    for line in lines {
      switch line.head {
      case "button": content.append(button(line))
      case "toolbar": modifiers += [".toolbar {"] + toolbarItems(line.items("items")) + ["}"]
      case "onDismiss": arguments.append("onDismiss: { \(inner(line.body)) }")
      case "content":
        if case .items(_, let inner, _)? = line.slots["items"] { others += inner }
      default: modifiers += modifier(line, lines)
      }
    }
    content += others.flatMap { self.lines($0) }
    if !isAlert, content.allSatisfy({ $0.hasPrefix("//") }) { content.append("Text(\"\(name)\")") }
    return [".\(kind)(\(arguments.joined(separator: ", "))) {\(item == nil ? "" : " item in")\(onView(verb))"]
      + (content + modifiers.indented).indented + ["}"]
  }

  /// The view that a modifier is written on, as a comment.
  func onView(_ verb: VerbStatement) -> String {
    verb.expression("place").map { "  // on \(source.text($0.range))" } ?? ""
  }

  /// The assignment that changes whether something is presented: to the bound variable, or to a state with its name.
  func presentedState(_ place: Expression, _ value: String) -> String {
    let name = source.text(place.range)
    let row = session.screens.names[name].flatMap { session.screens.rows[$0] }
    return "\(row?.binding?.value.place(in: session) ?? name) = \(row?.isItem == true ? "nil" : value)"
  }

  /// A line of a presentation's block as a modifier of its content; empty if the line belongs to another modifier.
  private func modifier(_ line: VerbStatement, _ all: [VerbStatement]) -> [String] {
    if line.head == "formStyle" { return [".formStyle(.\(line.word("style").text))"] }
    let selection = all.first { $0.head == "selection" }?.expression("value").map { source.text($0.range) }
    return modifier(line.head, line.values, selection).map { [$0] } ?? []
  }

  private func modifier(_ name: String, _ values: [Expression], _ selection: String? = nil) -> String? {
    guard let modifier = PresentationModifier.named(name), let own = modifier.names.last else { return nil }
    var copy = checker
    if own == "inspectorColumnWidth", let first = values.first,
      let bounds = try? copy.checkUnfitted(first).code(&copy.session).bounds, bounds.ideal != nil
    {
      let parts = [("min", bounds.lower), ("ideal", bounds.ideal), ("max", bounds.upper)]
      let texts = parts.compactMap { name, value in value?.number.map { "\(name): \(Session.short($0))" } }
      return ".\(own)(\(texts.joined(separator: ", ")))"
    }
    let list = values.map { text($0) }.joined(separator: ", ")
    if !modifier.isList { return ".\(own)(\(list))" }
    return ".\(own)([\(list)]\(selection.map { ", selection: \($0)" } ?? ""))"
  }

  /// `set details.detents = medium` as a modifier of its content; nil if something else is set.
  func presentationModifier(_ place: Expression, _ values: [Expression]) -> String? {
    guard case .member(let base, let name) = place.kind, type(of: base) == .named("Presentation") else {
      return nil
    }
    if name.text == "isPresented" { return presentedState(base, text(values[0])) }
    return modifier(name.text, values).map { $0 + "  // on the content of \(source.text(base.range))" }
  }

  func toolbarItems(_ items: [VerbStatement]) -> [String] {
    items.map { item in
      if item.head == "spacer" { return "    Spacer()" }
      let placement = item.name("placement").map { "(placement: .\($0.text))" } ?? ""
      return "    ToolbarItem\(placement) { \(button(item)) }"
    }
  }

  private func button(_ line: VerbStatement) -> String {
    let role = line.name("role").map { ", role: .\($0.text)" } ?? ""
    let action = inner(line.body)
    return "Button(\(text(line.value("title")))\(role)) {\(action.isEmpty ? "" : " \(action) ")}"
  }

  private func inner(_ block: Block) -> String {
    body(block).map { String($0.drop { $0 == " " }) }.joined(separator: "; ")
  }
}
