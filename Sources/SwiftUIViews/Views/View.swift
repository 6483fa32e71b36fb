// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import StateUpdates
@_exported public import UIKitTraits

/// A part of a screen, described by a body: SwiftUI's `View`.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("Tapped \(count) times") { count += 1 }
///   }
/// }
/// ```
/// If `UIKitTraits` is imported as well, its class of the same name is `UIKitTraits.View`.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// The default implementation for built-in views, which have no body: calling it is an error.
  public var body: Never { misuse("\(Self.self) has no body of its own.") }
}

typealias Element = ViewElement<Box>

extension Element {
  /// Adds an outer identity to the present one.
  @MainActor mutating func identify(by outer: AnyHashable) {
    id = Box([outer] + (id.map { [AnyHashable($0)] } ?? []))
  }
}

/// A view without a body, which describes itself.
@MainActor protocol BuiltIn {
  /// - Parameter position: The position in the body that made it.
  func elements(at position: Int, on screen: Screen) -> [Element]
}

/// The position of a part: a hash, which is very unlikely to be the same for two parts of one body.
func part(_ index: Int, of position: Int) -> Int { position &* 1_000_003 &+ index &+ 1 }

// MARK: - Building

/// Combines the lines of a closure into one view: SwiftUI's `ViewBuilder`.
@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Combines several lines into a tuple, in which each has its position.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Makes a view or nothing, for `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Makes the first branch, which is never the same view as the second.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second>
  {
    ConditionalContent(branch: (0, first))
  }
  /// Makes the second branch, which is never the same view as the first.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<
    First, Second
  > {
    ConditionalContent(branch: (1, second))
  }
  /// Hides the type of a view inside `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content: SwiftUI's `EmptyView`.
public struct EmptyView: View, BuiltIn {
  public init() {}
  func elements(at position: Int, on screen: Screen) -> [Element] { [] }
}

/// The lines of a builder's closure: SwiftUI's `TupleView`.
public struct TupleView<Content>: View, BuiltIn {
  let views: [any View]

  func elements(at position: Int, on screen: Screen) -> [Element] {
    views.enumerated().flatMap { screen.elements(of: $1, at: part($0, of: position)) }
  }
}

/// One of two branches, whose views are never the same: SwiftUI's `_ConditionalContent`.
public struct ConditionalContent<First: View, Second: View>: View, BuiltIn {
  let branch: (index: Int, view: any View)

  func elements(at position: Int, on screen: Screen) -> [Element] {
    screen.elements(of: branch.view, at: part(branch.index, of: position))
  }
}

extension Optional: View, BuiltIn where Wrapped: View {
  public typealias Body = Never

  func elements(at position: Int, on screen: Screen) -> [Element] {
    map { screen.elements(of: $0, at: part(0, of: position)) } ?? []
  }
}

/// A view whose type is hidden: SwiftUI's `AnyView`.
public struct AnyView: View, BuiltIn {
  let view: any View
  public init(_ view: any View) { self.view = view }
  func elements(at position: Int, on screen: Screen) -> [Element] { screen.elements(of: view, at: position) }
}

/// Views for the elements of a collection, identified by ids: SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, BuiltIn {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Makes a view for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content) }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.id, self.content) = (data, { $0.id }, content)
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    (self.data, self.id, self.content) = (data, { $0 }, content)
  }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    data.flatMap { item in
      screen.elements(of: content(item), at: part(0, of: position)) { $0.identify(by: id(item)) }
    }
  }
}
