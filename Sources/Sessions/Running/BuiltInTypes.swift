extension Type {
  /// A type of Swift or an alias that needs no table.
  package static func builtIn(_ name: String) -> Type? { builtIns[name] }

  private static let builtIns: [String: Type] = {
    let rows: [(names: String, type: Type)] = [
      ("Int Int8 Int16 UInt UInt8 UInt16 UInt32 UInt64 Int32 Int64 NSInteger CUnsignedLongLong", .int),
      ("CUnsignedInt CInt String.Index IntegerLiteralType Int.Stride", .int),
      ("AsyncThrowingStream.Continuation", .named("AsyncStream.Continuation")),
      // Older names of types.
      ("UITableViewCellStyle", .named("UITableViewCell.CellStyle")),
      ("UITouchType", .named("UITouch.TouchType")),
      ("CGPoint.AnimatableData CGSize.AnimatableData", .generic("AnimatablePair", [.double, .double])),
      ("FloatingPointFormatStyle IntegerFormatStyle", .named("FormatStyle")),
      ("FloatingPointFormatStyle.Currency FloatingPointFormatStyle.Percent", .named("FormatStyle")),
      ("IntegerFormatStyle.Currency IntegerFormatStyle.Percent", .named("FormatStyle")),
      ("NSURL", .named("URL")),
      ("Unit UnitLength UnitMass UnitDuration UnitTemperature UnitVolume UnitSpeed", .named("Dimension")),
      ("ActionSheet.Button", .named("Alert.Button")),
      ("ButtonStyleConfiguration PrimitiveButtonStyleConfiguration", .named("StyleConfiguration")),
      ("ToggleStyleConfiguration LabelStyleConfiguration", .named("StyleConfiguration")),
      ("DatePicker.Components", .named("DatePickerComponents")),
      ("NSString.CompareOptions", .named("String.CompareOptions")),
      ("UIViewAnimating UIViewImplicitlyAnimating", .named("UIViewPropertyAnimator")),
      ("LocalizedStringResource", .named("LocalizedStringKey")),
      ("Double CGFloat Float Decimal TimeInterval CFTimeInterval CFAbsoluteTime FloatLiteralType", .double),
      ("DispatchTime DispatchWallTime DispatchTimeInterval CLLocationDegrees CLLocationDistance", .double),
      ("CLLocationAccuracy Angle.AnimatableData Double.Stride CGFloat.Stride", .double),
      ("Bool BooleanLiteralType", .bool),
      ("String Substring Character StaticString NSString StringProtocol StringLiteralType", .string),
      ("Void", .void),
      ("IndexSet", .list(.int)), ("ArraySlice ContiguousArray", .named("Array")),
      ("CFArray NSArray", .list(.any)),
      ("NSDictionary", .dictionary(.any, .any)),
      ("ClosedRange", .range(of: .int)),
      ("UITraitCollection.TraitMutations", .function([.named("UIMutableTraits")], .void)),
      ("NSNotification", .named("Notification")),
      ("NSNotification.Name", .named("Notification.Name")),
      ("Any AnyObject AnyClass AnyHashable UnsafeRawPointer AnyKeyPath CVarArg VectorArithmetic", .any),
      ("AdditiveArithmetic", .any),
    ]
    return rows.reduce(into: [:]) { known, row in
      for name in row.names.split(separator: " ") { known[String(name)] = row.type }
    }
  }()

  /// The type that a generic type of Apple's has here, by its arguments; nil if it keeps its written name.
  static func builtIn(_ text: String, of types: [Type]) -> Type? {
    switch (text, types.count) {
    case ("KeyPath", 2), ("WritableKeyPath", 2), ("ReferenceWritableKeyPath", 2):
      return .function([types[0]], types[1])
    case ("PartialKeyPath", 1): return .function([types[0]], .any)
    case ("AnyPublisher", 2), ("Task", 2): return .generic(text, [types[0]])
    case ("Publishers.Autoconnect", 1), ("Publishers.Buffer", 1), ("ObservedObject", 1): return types[0]
    case ("AsyncPublisher", 1): return .generic("AsyncStream", [.any])
    case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("Sequence", 1), ("Collection", 1):
      return .list(types[0])
    case ("Set", 1): return .set(types[0])
    case ("KeyValuePairs", 2):
      return .list(.tuple([.init(label: "key", type: types[0]), .init(label: "value", type: types[1])]))
    case ("IndexingIterator", 1): return .generic(text, types[0].parts.isEmpty ? types : types[0].parts)
    case ("Optional", 1): return .optional(types[0])
    case ("Dictionary", 2): return .dictionary(types[0], types[1])
    case ("Range", 1), ("ClosedRange", 1), ("PartialRangeFrom", 1), ("PartialRangeThrough", 1),
      ("PartialRangeUpTo", 1), ("CountableRange", 1), ("CountableClosedRange", 1):
      return .range(of: types[0])
    case ("UIViewRepresentableContext", 1), ("UIViewControllerRepresentableContext", 1),
      ("UIGestureRecognizerRepresentableContext", 1):
      return .named("\(types[0]).Context")
    case (_, 1) where text.hasSuffix("TraitChangeHandler"):
      return .function([types[0], .named("UITraitCollection")], .void)
    case ("Binding", 1), ("State", 1), ("StateObject", 1), ("FocusState.Binding", 1):
      return .binding(types[0])
    default: return nil
    }
  }

  /// The name of the table that has the type's members.
  package var tableName: String? {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .list: "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    case .binding: "Binding"
    case .metatype: "UITrait"
    default: name
    }
  }

  /// Protocols that code may name; their requirements are known where they have an effect.
  package static let knownProtocols = """
    UITraitDefinition UITraitBridgedEnvironmentKey EnvironmentKey Equatable Hashable Comparable Identifiable \
    Codable Sendable CaseIterable ObservableObject View ViewModifier UIViewRepresentable UIGestureRecognizerRepresentable \
    UIViewControllerRepresentable CustomStringConvertible CustomDebugStringConvertible RawRepresentable AnyObject NSObjectProtocol \
    UITraitEnvironment UITraitChangeObservable UIMutableTraits App Scene PreviewProvider Encodable Decodable \
    Error Observable Shape ShapeStyle PresentationSizing Animatable PreferenceKey ButtonStyle \
    PrimitiveButtonStyle ToggleStyle LabelStyle ProgressViewStyle GroupBoxStyle TextFieldStyle GaugeStyle \
    DynamicProperty GeometryEffect AnimatableModifier TimelineSchedule MenuStyle DatePickerStyle \
    ExpressibleByUnicodeScalarLiteral ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral ExpressibleByStringInterpolation ExpressibleByIntegerLiteral ExpressibleByFloatLiteral \
    ExpressibleByBooleanLiteral ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral ExpressibleByNilLiteral \
    AdditiveArithmetic Numeric SignedNumeric Strideable LosslessStringConvertible Transition VectorArithmetic UIAppearanceContainer UICoordinateSpace UIAppearance Publisher Actor
    """.split(separator: " ").map(String.init)

  /// The protocols that each of these protocols inherits from.
  static let refined = [
    "Codable": ["Encodable", "Decodable"], "LosslessStringConvertible": ["CustomStringConvertible"],
    "Actor": ["AnyObject"], "AdditiveArithmetic": ["Equatable"],
    "VectorArithmetic": ["AdditiveArithmetic", "Equatable"],
  ]

  /// The table that gets the members of an extension of each of these protocols and types.
  static let tables = [
    "ClosedRange": "Range", "Collection": "Array", "Sequence": "Array", "RandomAccessCollection": "Array",
    "MutableCollection": "Array", "BidirectionalCollection": "Array", "RangeReplaceableCollection": "Array",
    "StringProtocol": "String", "Substring": "String", "BinaryInteger": "Int",
    "FloatingPoint": "Double", "BinaryFloatingPoint": "Double",
  ]
}

extension Member {
  /// A property whose value is stored in its owner.
  static func stored(_ name: String, _ type: Type) -> Member {
    Member(name: name, kind: .property, signature: Signature(parameters: [], result: type), body: .stored)
  }

  /// A property that runs code of this program.
  static func native(_ name: String, _ type: Type, get: @escaping Native, set: Native? = nil) -> Member {
    Member(
      name: name, kind: .property, signature: Signature(parameters: [], result: type),
      body: .native(get: get, set: set))
  }

  var isRow: Bool { if case .row = body { true } else { false } }
}

extension Member.Body {
  /// The getter and setter that a property or method of Apple's runs; nil for a stored one.
  var natives: (get: Native?, set: Native?) {
    switch self {
    case .native(let get, let set): (get, set)
    case .row(let row): (row.get, row.set)
    case .stored, .functions: (nil, nil)
    }
  }
}
