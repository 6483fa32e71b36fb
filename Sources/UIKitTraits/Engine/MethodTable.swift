internal import Traits

/// Finds the UIKit methods that a class overrides, since only these are called and cost something.
///
/// UIKit asks the Objective-C runtime whether a class has its own `draw(_:)`. In Swift each class has a method table, which begins with the
/// entries of the base class: where an entry differs, the method is overridden. The entry of each method is found with the help of two
/// classes, one that overrides all methods and one that overrides none.
///
/// If a compiler lays out tables differently, all methods of a subclass count as overridden; the inherited ones do nothing.
@MainActor struct MethodTable {
  typealias Call = @MainActor (Responder, TraitCollection?) -> Void

  private let base: AnyClass
  private var methods: [(event: TraitEvent, call: Call)]
  private let slots: [Int]

  /// - Parameter methods: The methods of the class besides `traitCollectionDidChange`, in the order of their declarations.
  init<Base: Responder>(
    _ base: Base.Type, all: Base.Type, none: Base.Type,
    _ methods: KeyValuePairs<TraitEvent, @MainActor (Base) -> Void> = [:]
  ) {
    let (table, full, empty) = (Self.words(of: base), Self.words(of: all), Self.words(of: none))
    slots = table.indices.filter { full[$0] != table[$0] && empty[$0] == table[$0] }
    self.base = base
    self.methods = [(.traitCollectionDidChange, { $0.traitCollectionDidChange($1) })]
    for (event, call) in methods {
      self.methods.append((event, { object, _ in if let object = object as? Base { call(object) } }))
    }
  }

  func events(overriddenBy type: AnyClass) -> [TraitEvent] {
    if slots.count != methods.count { return type == base ? [] : methods.map(\.event) }
    let (table, own) = (Self.words(of: base), Self.words(of: type))
    return zip(methods, slots).filter { own[$1] != table[$1] }.map(\.0.event)
  }

  func call(_ event: TraitEvent, of object: Responder, _ previous: TraitCollection?) {
    methods.first { $0.event == event }?.call(object, previous)
  }

  /// The words of the class object from its address on: its metadata and its method table.
  private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    #if canImport(ObjectiveC)
      let size = 56
    #else
      let size = 32
    #endif
    // The size of the whole class object, and of the part before its address.
    let whole = address.load(fromByteOffset: size, as: UInt32.self)
    let before = address.load(fromByteOffset: size + 4, as: UInt32.self)
    let count = Int(whole - before) / MemoryLayout<UInt>.stride
    return UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt.self), count: count)
  }
}
