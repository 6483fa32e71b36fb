// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Presentations

protocol Container: BuiltIn {
  associatedtype Content: View
  var content: Content { get }
  /// Its kind for the engine of presentations.
  var kind: ScreenElement.Kind? { get }
}

extension Container {
  var kind: ScreenElement.Kind? { nil }
  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.content(Self.self, at: position, Details(kind: kind), content)]
  }
}

/// The alignment of views in a column: SwiftUI's `HorizontalAlignment`.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// The alignment of views in a row: SwiftUI's `VerticalAlignment`.
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

/// The alignment of views behind each other: SwiftUI's `Alignment`.
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Views one below the other: SwiftUI's `VStack`.
public struct VStack<Content: View>: View, Container {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views beside each other: SwiftUI's `HStack`.
public struct HStack<Content: View>: View, Container {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views behind each other: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: View, Container {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Rows that scroll: SwiftUI's `List`.
public struct List<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }
}

/// Controls in groups: SwiftUI's `Form`.
public struct Form<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Content that scrolls: SwiftUI's `ScrollView`.
public struct ScrollView<Content: View>: View, Container {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A stack of views with a bar; an inspector inside is under the toolbar, one around is beside it: SwiftUI's `NavigationStack`.
public struct NavigationStack<Content: View>: View, Container {
  let content: Content
  var kind: ScreenElement.Kind? { .stack }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views that share modifiers: SwiftUI's `Group`.
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
  public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = TupleView(views: [header(), content()])
  }
}

/// A view with two or three columns: SwiftUI's `NavigationSplitView`.
public struct NavigationSplitView: View, BuiltIn {
  let columns: [(SplitColumn, any View)]

  public init<Sidebar: View, Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { columns = [(.sidebar, sidebar()), (.content, content()), (.detail, detail())] }

  public init<Sidebar: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { columns = [(.sidebar, sidebar()), (.detail, detail())] }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    var split = screen.content(Self.self, at: position, Details(kind: .split(SplitView())))
    split.children = columns.enumerated().map { index, column in
      screen.content(Self.self, at: part(index, of: 0), Details(kind: .column(column.0)), column.1)
    }
    return [split]
  }
}
