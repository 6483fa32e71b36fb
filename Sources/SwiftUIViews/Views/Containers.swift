// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Presentations

protocol Container: BuiltIn {
  associatedtype Content: View
  var content: Content { get }
}

extension Container {
  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.content(String("\(Self.self)".prefix { $0 != "<" }), at: position, Details(), content)]
  }
}

/// Views one below the other: SwiftUI's `VStack`.
public struct VStack<Content: View>: View, Container {
  let content: Content
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views beside each other: SwiftUI's `HStack`.
public struct HStack<Content: View>: View, Container {
  let content: Content
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views behind each other: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Rows that scroll: SwiftUI's `List`.
public struct List<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Controls in groups: SwiftUI's `Form`.
public struct Form<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// What scrolls: SwiftUI's `ScrollView`.
public struct ScrollView<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views that are pushed on each other, with a bar: an inspector in it stands under the toolbar, one around it beside it: SwiftUI's `NavigationStack`.
public struct NavigationStack<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views that a modifier takes together: SwiftUI's `Group`.
public struct Group<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func elements(at position: Int, on screen: Screen) -> [Element] {
    screen.elements(of: content, at: position)
  }
}

/// Rows that belong together: SwiftUI's `Section`.
public struct Section<Content: View>: View, Container {
  let content: TupleView<(Text, Content)>
  public init(_ title: String = "", @ViewBuilder content: () -> Content) {
    self.content = TupleView(views: title.isEmpty ? [content()] : [Text(title), content()])
  }
}

/// Two or three columns: SwiftUI's `NavigationSplitView`.
public struct NavigationSplitView: View, BuiltIn {
  let columns: [(SplitColumn, any View)]

  public init<Sidebar: View, Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [(.sidebar, sidebar()), (.content, content()), (.detail, detail())]
  }

  public init<Sidebar: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    columns = [(.sidebar, sidebar()), (.detail, detail())]
  }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    var split = screen.content("NavigationSplitView", at: position, Details())
    split.children = columns.enumerated().map { index, column in
      screen.content("Column", at: part(index, of: 0), Details(column: column.0), column.1)
    }
    return [split]
  }
}
