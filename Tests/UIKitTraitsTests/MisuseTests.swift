#if compiler(>=6.2) && !os(iOS)
  import Testing
  import UIKitTraits

  /// What UIKit raises an exception for ends the program, with the line of the call.
  @Suite struct MisuseTests {
    private func expect(_ result: ExitTest.Result?, _ sentence: String) {
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(text.contains(sentence) && text.contains("MisuseTests.swift:"), "\(text)")
    }

    @Test("A registration for no traits")
    func noTraits() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = View().registerForTraitChanges([]) { (_: View, _: TraitCollection) in }
        }
      }
      expect(result, "A registration must pass one or more traits.")
    }

    @Test("A handler for another class")
    func otherClass() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = Cell().registerForTraitChanges([MyAppThemeTrait.self]) { (_: Window, _: TraitCollection) in }
        }
      }
      expect(result, "The handler takes a Window, and Cell is a Cell.")
    }

    @Test("A view in itself, or in what stands in it")
    func circles() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (cell, view) = (Cell(), View())
          cell.addSubview(view)
          view.addSubview(cell)
        }
      }
      expect(result, "Cell cannot stand in a view in Cell, which stands in it: take that out first.")
    }

    @Test("An override that is not there names the trait and the environment")
    func missingOverride() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Cell().traitOverrides.myAppTheme }
      }
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(
        text.contains("Cell has no override of MyAppThemeTrait: ask `contains(MyAppThemeTrait.self)` first"))
    }

    @Test("A child of somebody else, and a call that the rules do not have")
    func rules() async {
      let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (parent, child) = (ViewController(), ViewController())
          parent.addChild(child)
          SettingsController().setOverrideTraitCollection(TraitCollection(), forChild: child)
          _ = parent.children
        }
      }
      expect(child, "is no child of SettingsController: `addChild` makes it one.")
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let window = Window(windowScene: WindowScene(application: Application(rules: .iOS17)))
          window.setNeedsUpdateProperties()
        }
      }
      expect(result, "updateProperties() came with iOS 26, and this is iOS 17")
    }
  }
#endif
