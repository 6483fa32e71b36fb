import Syntax

extension Checker {
  package func isView(_ type: Type) -> Bool {
    type.wrapped.name.map { session.isKind($0, of: "View") } == true
      && session.info(type.wrapped)?.kind != .class
  }

  /// Why a property of a view, or a part of a constant, cannot be set; nil for other properties.
  func viewConstant(_ name: String, of base: Checked) -> Fixed? {
    guard isView(base.type), session.info(base.type)?.fields.contains(where: { $0.name == name }) == true
    else { return base.store == nil && !session.isReference(base.type) ? base.fixed : nil }
    return Fixed(
      why: "`\(name)` is a plain property of \(named(base.type)), which its body cannot change",
      instead: "`@State var \(name)` can be written")
  }

  /// Checks `view.name(…)` as a modifier; returns nil if it is a method of the learner's or a mistake.
  ///
  /// Decorations take any arguments. An unknown modifier is kept without effect; a name close to a known one is a mistake.
  mutating func modifier(of base: Checked, _ given: Call) throws(Problem) -> Checked? {
    guard isView(base.type) else { return nil }
    let (name, range) = (given.name.text, given.range)
    if let content = try preferenceReader(for: name, given) {
      let alignment = given.items.first { $0.label?.text == "alignment" }.flatMap { attempt($0.value)?.code }
      let arguments = [("content", content)] + (alignment.map { [("alignment", $0)] } ?? [])
      return modified(base, String(name.dropLast("PreferenceValue".count)), arguments, range)
    }
    if name == "anchorPreference", let last = given.items.last, let (key, value) = try preferenceKey(given) {
      let make = try check(last.value, expecting: .function([.named("Anchor")], value)).code
      let place = place(range)
      return base.map(base.type, range) { session, view throws(Problem) in
        var view = view
        return try session.invoke("_anchored", of: &view, [.type(key), make(&session)], place) ?? view
      }
    }
    if let arguments = try openArguments(of: name, given) {
      let isChange = arguments.contains { $0.0 == "transform" }
      let name = isChange ? "transformEnvironment" : name == "environmentObject" ? "environment" : name
      return modified(base, name, arguments, range)
    }
    if name == "equatable", let info = session.unequatable(base.type) {
      throw problem(
        "`equatable` asks `==`, and \(info.name) is not Equatable", at: range,
        suggestion: "declare `\(info.name): View, Equatable`")
    }
    let isDecoration = ModifierValue.decorations.contains(name)
    if let members = session.callables(name, of: base.type), members[0].kind == .method {
      // `border(.red)` is Apple's modifier if the learner's `border` takes other arguments.
      let rows = members.filter(\.isRow)
      guard isDecoration, !takes(members.filter { !$0.isRow }, given) else { return nil }
      let before = (session, contexts)
      do throws(Problem) { if !rows.isEmpty { return try call(rows, of: base, given) } } catch {
        if given.items.contains(where: \.isTrailing) { throw error }
        (session, contexts) = before
      }
    } else if !isDecoration {
      let known = session.memberNames(of: base.type) + ModifierValue.decorations.sorted(on: \.self)
      if known.contains(name) { return nil }
      if Spelling.nearest(to: name, among: known, atMost: 2) != nil { return nil }
    }
    let arguments = given.items.map { item in
      // `2/3` is a length or a fraction, so both numbers are Doubles, as in Swift.
      let isCalculated = if case .binary = item.value.kind { true } else { false }
      let number = isCalculated ? attempt(item.value, expecting: .double) : nil
      let value = number ?? attempt(item.value)
      return (item.label?.text ?? "", value?.code ?? always(.kept(text(item.value.range))))
    }
    return modified(base, name, arguments, range, isUnknown: !isDecoration)
  }

  /// `padding()` in an extension of View; nil if it is not a modifier of Apple's.
  mutating func modifierOfSelf(_ given: Call) throws(Problem) -> Checked? {
    let name = given.name
    let known =
      ModifierValue.decorations.contains(name.text)
      || ["environment", "environmentObject", "transformEnvironment"].contains(name.text)
    guard known, isIn(.method), let type = selfType, isView(type),
      session.definitions.freeFunctions[name.text] == nil, let receiver = local("self")
    else { return nil }
    return try modifier(of: read(receiver, name.range), given)
  }

  /// The preference key in the first argument of a modifier, and the type of its values.
  private mutating func preferenceKey(_ given: Call) throws(Problem) -> (key: Type, value: Type)? {
    guard let first = given.items.first, case .metatype(let key) = try checkUnfitted(first.value).type,
      let value = session.staticMember("defaultValue", of: key)?.first.map({ $0.resolved.type })
    else { return nil }
    return (key, value)
  }

  /// `.overlayPreferenceValue(Key.self) { value in … }`: a layer of a view, made from the preferences of that view.
  private mutating func preferenceReader(for name: String, _ given: Call) throws(Problem) -> Code? {
    guard ["overlayPreferenceValue", "backgroundPreferenceValue"].contains(name),
      let last = given.items.last, let (key, value) = try preferenceKey(given)
    else { return nil }
    let content = try check(last.value, expecting: .function([value], .named("View"))).code
    return { session throws(Problem) in
      let parts = [ViewArgument("key", .type(key)), ViewArgument("content", try content(&session))]
      return .view(ViewValue("PreferenceReader", arguments: parts))
    }
  }

  /// The arguments of modifiers whose argument types depend on each other; nil for other modifiers.
  private mutating func openArguments(of name: String, _ given: Call) throws(Problem) -> [(String, Code)]? {
    guard let first = given.items.first, let last = given.items.last else { return nil }
    switch (name, given.items.count) {
    case ("environment", 2), ("transformEnvironment", 2):
      // `.environment(\.theme, .bold)`, `.transformEnvironment(\.lineLimit) { $0 = 2 }`
      guard case .keyPath(_, let path) = first.value.kind else { break }
      let (names, range) = (path.memberNames, first.value.range)
      let key = try environmentKey(names, range)
      let isGiven = name == "environment"
      if names.count > 1, isGiven {
        // `.environment(\.theme.size, 3)` changes a part of the value from above.
        let whole = try environmentKey(Array(names.prefix(1)), range)
        let part = names.dropFirst().reduce(Expression.name("$0", range)) {
          Expression(.member($0, $1), range)
        }
        let site = Site(range, expecting: .function([whole.type], key.type))
        return [
          ("key", always(.string(whole.name))), ("transform", try check(keyPath: nil, part, site).code),
          ("value", try check(last.value, expecting: key.type).code),
        ]
      }
      if names.count > 1 {
        throw problem(
          "Mendel transforms a whole value of the environment, and not a part of it", at: range,
          suggestion: "write `.transformEnvironment(\\.\(names[0].text) { … }`")
      }
      let second = try check(last.value, expecting: isGiven ? key.type : .function([key.type], .void))
      return [("key", always(.string(key.name))), (isGiven ? "value" : "transform", second.code)]
    case ("preference", 2), ("onPreferenceChange", 2):
      guard let (key, value) = try preferenceKey(given) else { return nil }
      let isGiven = name == "preference"
      let second = try check(last.value, expecting: isGiven ? value : .function([value], .void))
      return [("key", always(.type(key))), (isGiven ? "value" : "action", second.code)]
    default: break
    }
    // `.environment(model)`, `.environmentObject(model)`
    guard name == "environment" || name == "environmentObject" else { return nil }
    let value = try checkUnfitted(first.value)
    guard let key = session.objectKey(of: value.type.wrapped) else {
      throw problem("expected an object, found \(named(value.type))", at: value.range)
    }
    if session.info(value.type.wrapped)?.kind != .protocol {
      return [("key", always(.string("object:" + key))), ("value", value.code)]
    }
    // What conforms to a protocol has the key of its own type.
    let slot = contexts[self.last].slot()
    let own: Code = { session throws(Problem) in
      session.initializeLocal(slot, try value.code(&session))
      let type = session.type(of: session.local(slot))
      return .string("object:" + (session.objectKey(of: type) ?? key))
    }
    return [("key", own), ("value", { session in session.local(slot) })]
  }

  private func modified(
    _ base: Checked, _ name: String, _ arguments: [(String, Code)], _ range: SourceRange,
    isUnknown: Bool = false
  ) -> Checked {
    base.map(base.type, range) { session, view throws(Problem) in
      if isUnknown { session.noteOnce("`.\(name)` is not part of Mendel: it is kept, and does nothing") }
      let values = try arguments.map { label, code throws(Problem) in ViewArgument(label, try code(&session))
      }
      return session.modified(view, ModifierValue(name, values, isUnknown: isUnknown))
    }
  }
}

extension ModifierValue {
  /// Modifiers that change only how something looks, or its meaning for assistive technology.
  package static let decorations = Set(
    """
    padding frame font background foregroundStyle foregroundColor fill buttonStyle overlay resizable \
    clipShape fontWeight cornerRadius ignoresSafeArea stroke tint lineLimit transition listRowBackground \
    listStyle bold scrollContentBackground scaledToFit pickerStyle shadow contentShape border \
    accessibility accessibilityLabel fixedSize textFieldStyle aspectRatio glassEffect imageScale listRowInsets \
    strokeBorder clipped allowsHitTesting accessibilityHidden accessibilityElement edgesIgnoringSafeArea \
    scrollTargetLayout redacted scaledToFill safeAreaInset labelStyle scrollIndicators \
    accessibilityAddTraits listRowSeparator layoutPriority scrollTargetBehavior position tabViewStyle \
    hoverEffect keyboardType controlSize italic interpolationMethod trim zIndex coordinateSpace \
    renderingMode textInputAutocapitalization symbolVariant mask contentMargins annotation labelsHidden \
    symbol alignmentGuide scrollPosition underline strikethrough kerning tracking baselineOffset monospaced \
    monospacedDigit fontDesign minimumScaleFactor truncationMode lineSpacing allowsTightening textCase \
    symbolRenderingMode symbolEffect contentTransition matchedGeometryEffect accessibilityHint \
    accessibilityValue accessibilityIdentifier accessibilityAction accessibilityInputLabels \
    accessibilityRepresentation compositingGroup drawingGroup saturation brightness contrast hueRotation \
    grayscale colorInvert colorMultiply blendMode rotation3DEffect projectionEffect toggleStyle gaugeStyle \
    progressViewStyle menuStyle datePickerStyle groupBoxStyle listRowSeparatorTint listItemTint \
    listSectionSpacing listSectionSeparator listSectionSeparatorTint headerProminence scrollDisabled scrollClipDisabled \
    scrollBounceBehavior scrollDismissesKeyboard submitLabel submitScope autocorrectionDisabled disableAutocorrection \
    autocapitalization textContentType textSelection keyboardShortcut help badge swipeActions refreshable \
    searchable geometryGroup visualEffect scrollTransition sensoryFeedback keyframeAnimator safeAreaPadding \
    containerRelativeFrame containerBackground gridCellColumns gridColumnAlignment gridCellAnchor \
    gridCellUnsizedAxes buttonBorderShape buttonRepeatBehavior menuOrder menuIndicator statusBarHidden \
    statusBar onHover onDrag onDrop draggable dropDestination privacySensitive unredacted defaultFocus \
    focusable accentColor chartXAxis chartYAxis onLongPressGesture onOpenURL userActivity \
    navigationBarTitleDisplayMode navigationBarBackButtonHidden navigationViewStyle navigationSplitViewStyle \
    navigationSplitViewColumnWidth toolbarBackground toolbarColorScheme toolbarTitleDisplayMode toolbarRole \
    toolbarTitleMenu tabItem tabBarMinimizeBehavior lineHeight navigationSubtitle \
    indexViewStyle modelContainer navigationBarColor backgroundTask onKeyPress onContinuousHover \
    scrollEdgeEffectStyle matchedTransitionSource navigationTransition listRowSpacing listRowHoverEffect \
    listSectionMargins defaultScrollAnchor scrollIndicatorsFlash scrollInputBehavior searchScopes \
    searchSuggestions searchFocused tabViewBottomAccessory fontWidth textScale buttonSizing glassEffectID \
    glassEffectUnion glassEffectTransition hoverEffectDisabled focusEffectDisabled \
    accessibilityElementsHidden accessibilityScrollAction accessibilityAdjustableAction \
    accessibilitySortPriority accessibilityRemoveTraits accessibilityRotor accessibilityFocused \
    accessibilityLabeledPair accessibilityHeading accessibilityZoomAction chartXSelection \
    symbolColorRenderingMode colorEffect distortionEffect layerEffect pointerStyle previewDevice \
    previewLayout previewDisplayName rotationEffect3D rotation scenePadding textEditorStyle tableStyle toolbarTitle \
    windowStyle windowToolbarStyle windowResizability defaultSize defaultPosition commandsRemoved handlesExternalEvents \
    onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange onScrollTargetVisibilityChange containerShape hoverEffectGroup chartAngleSelection \
    backgroundStyle antialiased interpolation preference onPreferenceChange pasteDestination equatable \
    persistentSystemOverlays toolbarBackgroundVisibility renameAction flipsForRightToLeftLayoutDirection
    """.split(separator: " ").map(String.init))
}
