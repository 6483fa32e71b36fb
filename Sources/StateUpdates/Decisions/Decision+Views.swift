import Traits

extension Decision {
  /// What SwiftUI's documentation leaves open of state, animation and representables.
  package static let onViews = [
    // SwiftUI's documentation of State and StateObject; measured at nilcoalescing.com
    Decision(
      "initialValues", "How often does the initial value of a `@State` run?",
      "At each making of the struct; only the first is used. A `@StateObject`'s runs once, when the view appears.",
      "So it was up to Xcode 26. With the macro of Xcode 27 it runs once; the difference shows only where it has effects."
    ),
    // Stack Overflow 63498120; rows 1-0 to 1-2 of the experiments
    Decision(
      "forwardedBindings", "Does a body run again that only hands `$state` on?",
      "No. `$state` is no read; only a body that reads the value runs.",
      "Two published experiments show it, against one reading of decompiled code."),
    // The experiment's table; OpenSwiftUI's bindings into objects cannot prove that they are unchanged
    Decision(
      "settlePass", "Why does a representable with a binding into an object update twice at the start?",
      "Behind the first layout each such representable updates once more.",
      "Row 2-5 shows two updates. The rule gives 2-1 and 2-2 the same, of which the source says nothing."),
    // WWDC23 session 10156; Apple's page on Animation.default
    Decision(
      "defaultAnimation", "How long is the default animation?",
      "A spring of 0.5 seconds without bounce, as `.smooth`.",
      "Apple's page says 0.55; its session of 2023 and the audited code of the framework say it is `.smooth`."
    ),
    // Apple's page on CustomAnimation.shouldMerge; WWDC23 session 10156
    Decision(
      "combinedCurves", "What shows while two timing curves run at once?",
      "The sum of what is left of each.",
      "Apple's page says that both run and the system combines their results, and its session that they are added."
    ),
    // The audited code of the framework
    Decision(
      "animatedColors", "Through which colours does an animation go?",
      "Component by component in linear sRGB, with the opacity.",
      "Apps built for iOS 18 and later do so; before, it was another space."),
    // OpenSwiftUI's Transaction
    Decision(
      "bindingAnimations", "Which animation counts, the binding's or the one of `withAnimation` around?",
      "The one of `withAnimation`.",
      "So the audited code of the framework puts them together."),
    // loopandlearn/LoopFollow#412
    Decision(
      "equalPublishedWrites", "Does a published property tell of a write of its own value?",
      "Yes: it tells before the value is compared with anything. An equal write to a `@State` is dropped.",
      "It was measured on phones, and `removeDuplicates()` cures it."),
    // fatbobman.com, on the injection of State
    Decision(
      "presentedReads", "What does a sheet read of a state that its parent's body does not read?",
      "What the state was when the parent's body ran last; the write alone makes neither run.",
      "It was measured: the sheet shows the old value, and reading the state in the body cures it."),
    // OpenSwiftUI's PlatformViewHost
    Decision(
      "missingIntrinsicSize", "How large is a UIView without intrinsic size, where nothing is proposed?",
      "0 by 0.",
      "The audited code says 0; another implementation takes 10."),
    Decision(
      "sizesOfContent", "How large are texts, symbols and controls?",
      "A character is 8 wide and a line 20 high; wide characters are 16, symbols 20 by 20; 8 stand between the views of a stack.",
      "Fonts differ by device and setting. Round numbers let one tell by heart what a stack shares."),
  ]
}
