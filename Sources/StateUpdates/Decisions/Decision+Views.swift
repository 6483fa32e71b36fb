import Traits

extension Decision {
  /// What SwiftUI's documentation leaves open of state, animation and representables.
  package static let onViews = [
    Decision(
      id: "initialValues", title: "How often does the initial value of a `@State` run?",
      answer:
        "At each making of the struct; only the first is used. A `@StateObject`'s runs once, when the view appears.",
      reason:
        "So it was up to Xcode 26. With the macro of Xcode 27 it runs once; the difference shows only where it has effects.",
      evidence: "SwiftUI's documentation of State and StateObject; measured at nilcoalescing.com"),
    Decision(
      id: "forwardedBindings", title: "Does a body run again that only hands `$state` on?",
      answer: "No. `$state` is no read; only a body that reads the value runs.",
      reason: "Two published experiments show it, against one reading of decompiled code.",
      evidence: "Stack Overflow 63498120; rows 1-0 to 1-2 of the experiments"),
    Decision(
      id: "settlePass",
      title: "Why does a representable with a binding into an object update twice at the start?",
      answer: "Behind the first layout each such representable updates once more.",
      reason:
        "Row 2-5 shows two updates. The rule gives 2-1 and 2-2 the same, of which the source says nothing.",
      evidence:
        "The experiment's table; OpenSwiftUI's bindings into objects cannot prove that they are unchanged"),
    Decision(
      id: "defaultAnimation", title: "How long is the default animation?",
      answer: "A spring of 0.5 seconds without bounce, as `.smooth`.",
      reason:
        "Apple's page says 0.55; its session of 2023 and the audited code of the framework say it is `.smooth`.",
      evidence: "WWDC23 session 10156; Apple's page on Animation.default"),
    Decision(
      id: "combinedCurves", title: "What shows while two timing curves run at once?",
      answer: "The sum of what is left of each.",
      reason:
        "Apple's page says that both run and the system combines their results, and its session that they are added.",
      evidence: "Apple's page on CustomAnimation.shouldMerge; WWDC23 session 10156"),
    Decision(
      id: "animatedColors", title: "Through which colours does an animation go?",
      answer: "Component by component in linear sRGB, with the opacity.",
      reason: "Apps built for iOS 18 and later do so; before, it was another space.",
      evidence: "The audited code of the framework"),
    Decision(
      id: "bindingAnimations",
      title: "Which animation counts, the binding's or the one of `withAnimation` around?",
      answer: "The one of `withAnimation`.",
      reason: "So the audited code of the framework puts them together.",
      evidence: "OpenSwiftUI's Transaction"),
    Decision(
      id: "equalPublishedWrites", title: "Does a published property tell of a write of its own value?",
      answer:
        "Yes: it tells before the value is compared with anything. An equal write to a `@State` is dropped.",
      reason: "It was measured on phones, and `removeDuplicates()` cures it.",
      evidence: "loopandlearn/LoopFollow#412"),
    Decision(
      id: "presentedReads", title: "What does a sheet read of a state that its parent's body does not read?",
      answer: "What the state was when the parent's body ran last; the write alone makes neither run.",
      reason: "It was measured: the sheet shows the old value, and reading the state in the body cures it.",
      evidence: "fatbobman.com, on the injection of State"),
    Decision(
      id: "missingIntrinsicSize",
      title: "How large is a UIView without intrinsic size, where nothing is proposed?",
      answer: "0 by 0.", reason: "The audited code says 0; another implementation takes 10.",
      evidence: "OpenSwiftUI's PlatformViewHost"),
    Decision(
      id: "sizesOfContent", title: "How large are texts, symbols and controls?",
      answer:
        "A character is 8 wide and a line 20 high; wide characters are 16, symbols 20 by 20; 8 stand between the views of a stack.",
      reason: "Fonts differ by device and setting. Round numbers let one tell by heart what a stack shares.",
      evidence: "None: a model's"),
  ]
}
