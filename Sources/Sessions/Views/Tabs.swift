import StateUpdates

extension ViewValue {
  /// The pages of a `TabView`; only the selected page is visible, and a page is not made before it is selected.
  func pages(at id: ViewID, in session: inout Session, _ place: Place) throws(Problem) -> [Element] {
    var pages = Self.children(of: arguments, slot: nil, in: session).flatMap(\.pages)
    var selected = 0
    if let binding = argument("selection")?.binding {
      let value = try binding.read(in: &session, place)
      selected = pages.firstIndex { $0.tag == value } ?? 0
    } else if case .int(let index)? = session.views.graph.read("selection", of: id) {
      selected = index
    }
    for index in pages.indices where index != selected { pages[index].hide() }
    return pages
  }

  /// The views of a `ViewThatFits`; only the first one that had room in the last layout is visible.
  func alternatives(at id: ViewID, in session: inout Session) -> [Element] {
    var all = Self.children(of: arguments, slot: nil, in: session).flatMap(\.pages)
    session.views.requests.insert(.layout)
    let fitting = session.views.graph.read("fitting", of: id)?.whole ?? 0
    for index in all.indices { all[index].isHidden = index != min(fitting, all.count - 1) }
    return all
  }
}

extension ViewElement<Value> {
  /// Whether it contains a page and its label: a `Tab`, or a view with `tabItem`.
  private var isLabelled: Bool { type == "Tab" || children.contains(where: \.isLabel) }
  fileprivate var isLabel: Bool { ["tabItem", "label"].contains(details.view?.slot) }

  /// The pages inside a loop, a group or a section; otherwise the view itself.
  fileprivate var pages: [Self] {
    guard ["Group", "ForEach", "TabSection"].contains(type), !isLabelled else { return [self] }
    return children.filter { $0.details.view?.slot != "header" }.flatMap(\.pages)
  }

  fileprivate var tag: Value? {
    let page = type == "Group" && isLabelled ? children.first : self
    return page?.details.view?.modifier("tag")?["tag"] ?? page?.details.view?.argument("value") ?? page?.id
  }

  /// Hides a page, but not its label.
  fileprivate mutating func hide() {
    isHidden = !isLabelled
    for index in children.indices where !isHidden && !children[index].isLabel {
      children[index].isHidden = true
    }
  }
}

extension Session {
  /// Selects a row or a choice: writes its tag to the selection of the control around it.
  package mutating func select(_ choice: ViewID, _ place: Place) throws(Problem) {
    if try selectTab(choice, place) { return }
    var tag: Value?
    for id in views.ancestors(of: choice) {
      guard let view = views[id], !isPresented(id) else { break }
      tag = tag ?? views.tag(of: id)
      if id != choice, let binding = view.argument("selection")?.binding, let tag {
        try binding.requireTag(tag, in: self, place)
        // If several can be selected, the tag is added to the selection.
        guard case .list(let all) = try binding.read(in: &self, place) else {
          try binding.write(tag, in: &self, place)
          return try chosen(in: id, place)
        }
        return try binding.write(.list(all.filter { $0 != tag } + [tag]), in: &self, place)
      }
    }
    throw Problem(
      "\(name(ofView: choice)) is no choice of a picker, a list or tabs", at: place,
      suggestion: "`.tag(…)` says what it stands for")
  }

  /// Selects the page whose tab or tab label is given; returns false if the view is neither.
  mutating func selectTab(_ label: ViewID, _ place: Place) throws(Problem) -> Bool {
    let around = Array(views.ancestors(of: label))
    guard let at = around.firstIndex(where: { views[$0]?.type == "TabView" }), at > 0,
      views[label]?.type == "Tab" || at > 1 && views.isTabLabel(around[at - 2])
    else { return false }
    return try select(page: around[at - 1], of: around[at], place)
  }

  private mutating func select(page: ViewID, of tabs: ViewID, _ place: Place) throws(Problem) -> Bool {
    guard let binding = views[tabs]?.argument("selection")?.binding else {
      let index = views.graph[tabs]?.children.firstIndex(of: page) ?? 0
      try BindingValue(.state(tabs, "selection")).write(.int(index), in: &self, place)
      return true
    }
    guard let tag = tag(ofPage: page) else { return false }
    try binding.requireTag(tag, in: self, place)
    try binding.write(tag, in: &self, place)
    return true
  }

  private func tag(ofPage page: ViewID) -> Value? {
    views.tag(of: page) ?? views.graph[page]?.children.first.flatMap { views.tag(of: $0) }
  }

  /// A swipe over pages that lie beside each other: selects the next one or the one before; returns false if there is none.
  mutating func turnPage(of tabs: ViewID, by step: Int, _ place: Place) throws(Problem) -> Bool {
    let style = views[tabs]?.modifier("tabViewStyle")?.arguments.first.map { shown($0.value).lowercased() }
    guard views[tabs]?.type == "TabView", style?.contains("page") == true,
      let pages = views.graph[tabs]?.children
    else { return false }
    let value = try views[tabs]?.argument("selection")?.binding?.read(in: &self, place)
    let index = value.map { value in pages.firstIndex { tag(ofPage: $0) == value } ?? 0 }
    let next = (index ?? views.graph.latest("selection", of: tabs)?.whole ?? 0) + step
    if !pages.indices.contains(next) { return false }
    return try select(page: pages[next], of: tabs, place)
  }
}
