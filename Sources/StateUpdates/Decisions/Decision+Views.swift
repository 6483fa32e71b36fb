import Traits

extension Decision {
  /// Decisions on points of state, animation and representables that SwiftUI's documentation leaves open.
  package static let onViews = rows(
    """
    initialValues: How often does the initial value of a `@State` run? [SwiftUI's documentation of State and StateObject; measured at nilcoalescing.com]
      At each making of the struct; only the first is used. A `@StateObject`'s runs once, when the view appears.
      So it was up to Xcode 26. With the macro of Xcode 27 it runs once; the difference shows only where it has effects.
    forwardedBindings: Does a body run again that only hands `$state` on? [Stack Overflow 63498120; rows 1-0 to 1-2 of the experiments]
      No. `$state` is no read; only a body that reads the value runs.
      Two published experiments show it, against one reading of decompiled code.
    settlePass: Why does a representable with a binding into an object update twice at the start? [The experiment's table; OpenSwiftUI's bindings into objects cannot prove that they are unchanged]
      Behind the first layout each such representable updates once more.
      Row 2-5 shows two updates. The rule gives 2-1 and 2-2 the same, of which the source says nothing.
    defaultAnimation: How long is the default animation? [WWDC23 session 10156; Apple's page on Animation.default]
      A spring of 0.5 seconds without bounce, as `.smooth`.
      Apple's page says 0.55; its session of 2023 and the audited code of the framework say it is `.smooth`.
    goingViews: When has a view disappeared that goes with an animated transition? [OpenSwiftUI's DynamicContainer, and its tests against SwiftUI]
      When the transition has ended, its spring's tail included. Till then its state is there; one that comes back before has never gone.
      Even without an animation the new view appears before the old one disappears, unless its transition is `.identity`: it leaves at the end of it.
    combinedCurves: What shows while two timing curves run at once? [Apple's page on CustomAnimation.shouldMerge; WWDC23 session 10156]
      The sum of what is left of each.
      Apple's page says that both run and the system combines their results, and its session that they are added.
    animatedColors: Through which colours does an animation go? [The audited code of the framework]
      Component by component in linear sRGB, with the opacity.
      Apps built for iOS 18 and later do so; before, it was another space.
    bindingAnimations: Which animation counts, the binding's or the one of `withAnimation` around? [OpenSwiftUI's Transaction]
      The one of `withAnimation`.
      So the audited code of the framework puts them together.
    equalPublishedWrites: Does a published property tell of a write of its own value? [loopandlearn/LoopFollow#412]
      Yes: it tells before the value is compared with anything. An equal write to a `@State` is dropped.
      It was measured on phones, and `removeDuplicates()` cures it. What the macro makes of an `@Observable` class compares what is Equatable since Swift 6.3, and tells nothing of an equal write.
    presentedReads: What does a sheet read of a state that its parent's body does not read? [fatbobman.com, on the injection of State]
      At first what the state was when the parent's body ran last. That read counts as one of the body's, so a later write runs both.
      It was measured: a sheet that a write opens shows the value before, and follows the writes after. The audited code notes the read at the state.
    ownStates: Does a body depend on a state of its own that it does not read any more? [OpenSwiftUI's StoredLocation]
      Yes: what it has read once makes it run for as long as it is there.
      The audited code keeps a mark at the state, and never takes it back.
    innerFirst: In which order are views told that they appear, or that a value has changed? [fatbobman.com, on onChange; OpenSwiftUI's tests against SwiftUI]
      What stands inside first, then what stands around it; of one view in the order of its modifiers.
      Both were measured; Apple promises no order.
    missingIntrinsicSize: How large is a UIView without intrinsic size, where nothing is proposed? [OpenSwiftUI's PlatformViewHost]
      0 by 0.
      The audited code says 0; another implementation takes 10.
    sizesOfContent: How large are texts, symbols and controls?
      A character is 8 wide and a line 20 high; wide characters are 16, symbols 20 by 20; 8 stand between the views of a stack.
      Fonts differ by device and setting. Round numbers let one tell by heart what a stack shares.
    """)
}
