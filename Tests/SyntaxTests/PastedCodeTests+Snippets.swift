extension PastedCodeTests {
  /// Code as it stands in tutorials and projects.
  static let snippets = [
    """
    import UIKit

    // A theme that flows through the app.
    enum MyAppTheme: Int {
        case standard, pastel, bold, monochrome
    }

    struct MyAppThemeTrait: UITraitDefinition {
        static let defaultValue = MyAppTheme.standard
        static let affectsColorAppearance = true
        static let name = "Theme"
        static let identifier = "com.myapp.theme"
    }

    extension UITraitCollection {
        var myAppTheme: MyAppTheme { self[MyAppThemeTrait.self] }
    }

    extension UIMutableTraits {
        var myAppTheme: MyAppTheme {
            get { self[MyAppThemeTrait.self] }
            set { self[MyAppThemeTrait.self] = newValue }
        }
    }

    let customBackgroundColor = UIColor { traitCollection in
        switch traitCollection.myAppTheme {
        case .standard:   return UIColor(named: "StandardBackground")!
        case .pastel:     return UIColor(named: "PastelBackground")!
        case .bold:       return UIColor(named: "BoldBackground")!
        case .monochrome: return UIColor(named: "MonochromeBackground")!
        }
    }
    """,
    """
    final class SettingsViewController: UIViewController {
        private lazy var containedLabel: UILabel = {
            let label = UILabel(frame: .zero)
            label.translatesAutoresizingMaskIntoConstraints = false
            label.font = .preferredFont(forTextStyle: .body)
            return label
        }()

        private var registration: (any UITraitChangeRegistration)?
        weak var delegate: SettingsDelegate?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(containedLabel)
            NSLayoutConstraint.activate([
                containedLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                containedLabel.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: -20),
            ])
            registration = registerForTraitChanges([MyAppThemeTrait.self, UITraitUserInterfaceStyle.self]) { (self: Self, previousTraitCollection: UITraitCollection) in
                if previousTraitCollection.myAppTheme != self.traitCollection.myAppTheme {
                    self.updateAppearance()
                }
            }
            if #available(iOS 17.0, *) {
                registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(sizeClassDidChange(_:)))
            } else {
                // Older systems call traitCollectionDidChange.
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    self.present(UINavigationController(rootViewController: DetailController()), animated: true)
                })
        }

        @objc private func sizeClassDidChange(_ sender: UIViewController) {
            let isCompact = traitCollection.horizontalSizeClass == .compact
            containedLabel.numberOfLines = isCompact ? 0 : 1
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
                layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
            }
        }

        private func updateAppearance(animated: Bool = false) {
            UIView.animate(withDuration: animated ? 0.3 : 0) {
                self.view.backgroundColor = self.traitCollection.userInterfaceStyle == .dark ? .black : .white
            } completion: { finished in
                self.delegate?.settings(self, didChange: finished)
            }
        }
    }
    """,
    """
    class Badge: UIView {
        let label = UILabel()
        var text: String? {
            didSet { label.text = text }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override class var layerClass: AnyClass { CAGradientLayer.self }
        override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 30) }

        private func setUp() {
            addSubview(label)
            for (index, view) in [label].enumerated() where view.isHidden == false {
                view.tag = index
            }
            label.text = \"\"\"
                two
                lines with \\(traitCollection.theme)
                \"\"\"
        }
    }
    let traits = UITraitCollection { mutableTraits in
        mutableTraits.userInterfaceIdiom = .phone
        mutableTraits.horizontalSizeClass = .regular
    }
    let other = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    windowScene.traitOverrides.theme = .bold
    if view.traitOverrides.contains(ThemeTrait.self) { view.traitOverrides.remove(ThemeTrait.self) }
    """,
    """
    import SwiftUI

    struct Episode: Identifiable, Equatable {
        let id = UUID()
        var title: String
        var showTitle: String = ""
        var isFavorite = false
    }

    struct PlayButton: View {
        @Binding var isPlaying: Bool

        var body: some View {
            Button {
                isPlaying.toggle()
            } label: {
                Label(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.circle" : "play.circle")
                    .font(.title)
                    .padding([.horizontal, .top], 8)
            }
            .buttonStyle(.borderedProminent)
        }
    }

    struct PlayerView: View {
        var episode: Episode
        @State private var isPlaying: Bool = false
        @Environment(\\.horizontalSizeClass) private var sizeClass
        @StateObject private var model = Model()
        @Namespace var namespace

        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                // Display information about the episode.
                Text(episode.title)
                    .foregroundStyle(isPlaying ? .primary : .secondary)
                Text("\\(model.count) of \\(Double(model.count) / 2, specifier: "%.1f")")
                PlayButton(isPlaying: $isPlaying)
                if sizeClass == .compact, let next = model.next {
                    Text(next.title)
                } else {
                    ForEach(model.episodes.filter { $0.isFavorite }, id: \\.id) { episode in
                        Row(episode: episode)
                            .onTapGesture { model.select(episode) }
                    }
                    .onDelete { offsets in model.episodes.remove(atOffsets: offsets) }
                }
                switch model.state {
                case .loading: ProgressView()
                case .failed(let message) where !message.isEmpty: Text(message)
                case .failed, .idle: EmptyView()
                }
            }
            .animation(.easeInOut(duration: 1.0), value: isPlaying)
            .sheet(isPresented: $model.showsDetails, onDismiss: { model.reset() }) {
                DetailsView()
                    .presentationDetents([.medium, .large, .height(200)])
                    .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
            }
            .inspector(isPresented: $model.showsInspector) {
                InspectorView().inspectorColumnWidth(min: 200, ideal: 300, max: 400)
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { model.add() }
                }
            }
        }

        @ViewBuilder
        private func row(for episode: Episode, isSelected: Bool = false) -> some View {
            if isSelected { Text(episode.title).bold() } else { Text(episode.title) }
        }
    }

    @Observable
    final class Library {
        var books: [Book] = [Book(), Book()]
        private(set) var isLoaded = false
        var available: Int { books.filter(\\.isAvailable).count }
    }

    extension View {
        func themed(_ theme: AppTheme) -> some View { environment(\\.theme, theme) }
    }

    private struct ThemeKey: UITraitBridgedEnvironmentKey {
        static let defaultValue: AppTheme = .standard
        static func read(from traitCollection: UITraitCollection) -> AppTheme { traitCollection.theme }
        static func write(to mutableTraits: inout any UIMutableTraits, value: AppTheme) { mutableTraits.theme = value }
    }

    #Preview("Player", traits: .landscapeLeft) {
        PlayerView(episode: Episode(title: "One"))
    }
    """,
    """
    struct MapView: UIViewRepresentable {
        @Binding var level: Int

        func makeUIView(context: Context) -> UISlider {
            let slider = UISlider()
            slider.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
            return slider
        }

        func updateUIView(_ uiView: UISlider, context: Context) {
            uiView.setValue(Float(level), animated: context.transaction.animation != nil)
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        @available(iOS 16.0, *)
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
            guard let width = proposal.width, width > 0 else { return nil }
            return CGSize(width: width, height: max(30, uiView.bounds.height * 0.5))
        }

        final class Coordinator: NSObject {
            var parent: MapView
            init(_ parent: MapView) { self.parent = parent }
            @objc func changed(_ sender: UISlider) { parent.level = Int(sender.value) }
        }
    }

    #if canImport(UIKit) && !os(watchOS)
    final class Model: ObservableObject {
        enum State: Equatable { case loading, failed(String), idle }
        @Published var state: State = .idle
        static let shared = Model()
        var handlers: [(Int) -> Void] = []
        var byName: [String: [Int]] = [:]
        lazy var total: Int = handlers.count * 2
        func add(_ handler: @escaping (Int) -> Void) -> Self {
            handlers.append(handler)
            byName["a", default: []] += [1, 2]
            return self
        }
    }
    #else
    class Model { broken
    #endif
    let slider = MapView(level: .constant(3))
    """,
  ]
}
