/// The `help` for words that are not types in Apple's tables: Swift keywords, wrappers, macros, protocols, their requirements, counts.
enum HelpWord {
  static let all: [String: (meaning: String, example: String)] = Dictionary(
    uniqueKeysWithValues: """
      let | A name for a value that stays, as in Swift. | let cell = UIView()
      var | A name for a value that may change, as in Swift. | var count = 0
      if | Runs a block where a condition holds, as in Swift; also `if let` and `if case`. | if count > 3 { print("many") } else { print("few") }
      guard | Goes on where a condition holds, else leaves. | guard let first = names.first else { return }
      for | Runs a block for each element of a list, as in Swift. | for name in names where name != "owl" { print(name) }
      while | Runs a block as long as a condition holds. | while count < 3 { count += 1 }
      switch | Chooses by patterns, which must name all that can be. | switch theme { case .bold: print("bold"); default: break }
      func | Declares a function, as in Swift. | func double(_ n: Int) -> Int { n * 2 }
      protocol | Says what types that conform to it have. | protocol Themed { var theme: AppTheme { get } }
      extension | Adds members to a type, also to Apple's. | extension UIView { var isDark: Bool { traitCollection.userInterfaceStyle == .dark } }
      State | Data that a view owns. A body that reads it runs again when it changes. | @State private var count = 0
      Binding | Data that lies elsewhere, to be read and written. | @Binding var isOn: Bool
      StateObject | An object that a view owns: it is made once, when the view appears. | @StateObject private var model = Model()
      ObservedObject | An object that somebody else owns. The view runs again at any change that it publishes. | @ObservedObject var model: Model
      EnvironmentObject | The object of this type that `environmentObject(_:)` has given above. | @EnvironmentObject var model: Model
      Environment | A value of the environment, or an observable object by its type. | @Environment(\\.colorScheme) private var colorScheme
      Entry | Makes a key of the environment, with its default. | extension EnvironmentValues { @Entry var theme = "plain" }
      Observable | A class of which each property is observed by itself. | @Observable final class Model { var count = 0 }
      ObservationIgnored | A property that nobody observes. | @ObservationIgnored var cache = 0
      Published | A property that tells of a change of its object, before it changes. | @Published var count = 0
      Bindable | Gives bindings to the properties of an observable object. | @Bindable var model: Model
      FocusState | Whether a field takes what is typed, or which one does. | @FocusState private var isFocused: Bool
      GestureState | Data that has its first value again when the gesture ends. | @GestureState private var offset = CGSize.zero
      AppStorage | A value in `UserDefaults`. | @AppStorage("name") private var name = ""
      SceneStorage | Data of a scene. Here it ends with its view, as `@State`. | @SceneStorage("tab") private var tab = 0
      Namespace | A name for views that belong together, as for a zoom. | @Namespace private var namespace
      ViewBuilder | Lets a function or a closure list its views. | @ViewBuilder func rows() -> some View { Text("a"); Text("b") }
      EnvironmentKey | A key of the environment, with its default. | struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
      UITraitBridgedEnvironmentKey | A key whose value is a trait's: it goes from UIKit to SwiftUI and back. | extension ThemeKey: UITraitBridgedEnvironmentKey { … }
      PreferenceKey | What views tell those above them; `reduce` makes one value of all. | struct Height: PreferenceKey { … }
      ViewModifier | Its `body(content:)` is given the view that it modifies. | struct Title: ViewModifier { func body(content: Content) -> some View { content.bold() } }
      DynamicProperty | A struct whose wrapped properties belong to the view that holds it. | struct Counter: DynamicProperty { @State var count = 0 }
      Animatable | Its `animatableData` is what an animation goes through. | struct Ring: View, Animatable { var animatableData: Double … }
      ButtonStyle | Its `makeBody(configuration:)` is given the label, and whether it is pressed. | struct Large: ButtonStyle { … }
      makeUIView | Makes the view of a `UIViewRepresentable`, once for each that is shown. | func makeUIView(context: Context) -> UILabel { UILabel() }
      updateUIView | Brings new values into that view: once behind `makeUIView`, and at each change. | func updateUIView(_ label: UILabel, context: Context) { label.text = text }
      makeCoordinator | Makes the object that stays with a representable, before its view: `context.coordinator`. | func makeCoordinator() -> Coordinator { Coordinator() }
      modifying | A copy of a collection with other values for some traits. | let night = bear.traits modifying { userInterfaceStyle = dark }
      storage | How the values of a trait are stored. | Theme.storage
      inits | How often the struct of a view was made. | park/Row.inits
      makes | How often `makeUIView` has run for a guest. | park/Map.makes
      evaluations | How often the body of a view has run. | park/Row.evaluations
      """.split(separator: "\n").map { line in
        let parts = line.split(separator: " | ").map(String.init)
        return (parts[0], (parts[1], parts[2]))
      })
}
