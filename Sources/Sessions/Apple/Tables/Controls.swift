import Syntax
import Traits
import ViewTree

extension AppleTypes {
  /// Views that show something, and controls.
  static let controls =
    [
      AppleType(
        "UILabel", .class, "UIView", "Shows a text.",
        [text, textColor, fontRow] + AppleRow.kept(Decorations.label)),
      AppleType(
        "UIImageView", .class, "UIView", "Shows an image.",
        [
          AppleRow("init(image: UIImage?)", "A view of an image.") {
            session, value, given, place throws(Problem) in
            try session.setDrawn("image", given[0], of: try session.alive(value, place), place)
            return .void
          },
          image,
        ]
          + AppleRow.kept(
            "highlightedImage:UIImage? preferredSymbolConfiguration adjustsImageSizeForAccessibilityContentSizeCategory:Bool"
          )
      ),
      AppleType(
        "UIStackView", .class, "UIView", "Puts views in a row or column.",
        [
          AppleRow("init(arrangedSubviews views: [UIView])", "A stack of views.") {
            session, value, given, place throws(Problem) in
            let id = try session.alive(value, place)
            for view in given[0].elements { try session.put(try session.alive(view, place), in: id, place) }
            return .void
          },
          .on("func addArrangedSubview(_ view: UIView)", "Adds a view at the end.") {
            session, id, given, place throws(Problem) in
            try session.put(try session.alive(given[0], place), in: id, place)
            return .void
          },
          .on("func insertArrangedSubview(_ view: UIView, at index: Int)", "Adds a view at a place.") {
            session, id, given, place throws(Problem) in
            try session.put(try session.alive(given[0], place), in: id, at: given[1].whole, place)
            return .void
          },
          .on("func removeArrangedSubview(_ view: UIView)", "Ends the arranging; it stays a subview.") {
            _, _, _, _ throws(Problem) in .void
          },
          .on("var arrangedSubviews: [UIView] { get }", "Its views, in order.") {
            session, id, _, _ throws(Problem) in .environments(session.subviews(of: id))
          },
          AppleRow(
            "var axis: NSLayoutConstraint.Axis", "In a row or in a column.",
            initial: .enumCase("NSLayoutConstraint.Axis", "horizontal", [])),
          AppleRow("var spacing: Double", "The distance between the views.", initial: .double(0)),
        ] + AppleRow.kept("distribution alignment isLayoutMarginsRelativeArrangement:Bool setCustomSpacing()")
      ),
      AppleType("UIButton", .class, "UIControl", "A button.", button),
      AppleType(
        "UITextField", .class, "UIControl", "A line to type in.",
        [text, textColor, fontRow] + AppleRow.kept(Decorations.textField)),
      AppleType(
        "UITextView", .class, "UIScrollView", "Lines to type in.",
        [
          AppleRow("var text: String!", "What it shows.", initial: .string("")), textColor, fontRow,
          AppleRow(
            "init(frame: CGRect, textContainer: NSTextContainer?)", "With what lays its text out.",
            initial: .void),
        ]
          + AppleRow.kept(
            Decorations.textField
              + " delegate isEditable:Bool isSelectable:Bool textContainerInset:UIEdgeInsets")),
      AppleType(
        "UISwitch", .class, "UIControl", "On or off.",
        [
          AppleRow("var isOn: Bool", "Whether it is on.", initial: .bool(false)),
          .on("func setOn(_ on: Bool, animated: Bool)", "Switches it.") {
            session, id, given, _ throws(Problem) in
            session.setField("isOn", given[0], of: id)
            return .void
          },
          drawnRow("onTintColor", "UIColor?", "Its colour when it is on."),
          drawnRow("thumbTintColor", "UIColor?", "The colour of its thumb."),
        ]),
      AppleType(
        "UISlider", .class, "UIControl", "A value between two.",
        [
          AppleRow("var value: Double", "Its value.", initial: .double(0)),
          .on("func setValue(_ value: Double, animated: Bool)", "Puts it to a value.") {
            session, id, given, _ throws(Problem) in
            session.setField("value", given[0], of: id)
            return .void
          },
          AppleRow("var minimumValue: Double", "The least.", initial: .double(0)),
          AppleRow("var maximumValue: Double", "The most.", initial: .double(1)),
        ]),
      AppleType(
        "UISegmentedControl", .class, "UIControl", "A choice of several.",
        [
          AppleRow("init(items: [String])", "A choice of titles.") {
            session, value, given, place throws(Problem) in
            session.setField("items", given[0], of: try session.alive(value, place))
            return .void
          },
          AppleRow("var selectedSegmentIndex: Int", "Which one is chosen.", initial: .int(-1)),
        ]),
    ] + cells + plainViews

  /// In the language, any view can show a text and an image, as labels and image views do.
  static let showing: [AppleType] = [
    AppleType("UIView", .class, "UIResponder", "A view.", [text, image])
  ]

  private static let text = AppleRow("var text: String?", "The text.", initial: .nothing)
  private static let textColor = drawnRow(
    "textColor", "UIColor", "The colour of the text.", otherwise: .color(.named("label")))
  private static let image = drawnRow("image", "UIImage?", "The image that it shows.")

  private static let button: [AppleRow] =
    [
      AppleRow("init(type: Any, primaryAction: UIAction? = nil)", "A button of a kind.") {
        session, value, given, place throws(Problem) in
        session.addAction(given[1], to: try session.alive(value, place))
        return .void
      },
      AppleRow("init(configuration: Any, primaryAction: UIAction? = nil)", "A button of a look.") {
        session, value, given, place throws(Problem) in
        session.setField("configuration", given[0], of: try session.alive(value, place))
        session.addAction(given[1], to: try session.alive(value, place))
        return .void
      },
      AppleRow("init(primaryAction: UIAction?)", "A button that does something.") {
        session, value, given, place throws(Problem) in
        session.addAction(given[0], to: try session.alive(value, place))
        return .void
      },
      .on("func setTitle(_ title: String?, for state: Any)", "Sets its title.") {
        session, id, given, _ throws(Problem) in
        session.setField("currentTitle", given[0], of: id)
        return .void
      },
      .on("func title(for state: Any) -> String?", "Its title.") { session, id, _, _ throws(Problem) in
        session.field("currentTitle", of: id) ?? .nothing
      },
      AppleRow("var currentTitle: String? { get }", "Its title.", initial: .nothing),
      .on("func setTitleColor(_ color: UIColor?, for state: Any)", "Sets the colour of its title.") {
        session, id, given, place throws(Problem) in
        try session.setDrawn("textColor", given[0], of: id, place)
        return .void
      },
      .on("func titleColor(for state: Any) -> UIColor?", "The colour of its title.") {
        session, id, _, _ throws(Problem) in session.drawn("textColor", of: id)
      },
      .on("func setImage(_ image: UIImage?, for state: Any)", "Sets its image.") {
        session, id, given, place throws(Problem) in
        try session.setDrawn("image", given[0], of: id, place)
        return .void
      },
      partRow("titleLabel", "UILabel?"), partRow("imageView", "UIImageView?"),
      AppleRow("var configuration: UIButton.Configuration?", "Its look.", initial: .nothing),
      AppleRow("func updateConfiguration()", "Called when its look is due.", initial: .void),
    ]
    + AppleRow.kept(
      "setNeedsUpdateConfiguration() setBackgroundImage() configurationUpdateHandler:((UIButton)->Void)? contentEdgeInsets:UIEdgeInsets titleEdgeInsets:UIEdgeInsets imageEdgeInsets:UIEdgeInsets menu showsMenuAsPrimaryAction:Bool setPreferredSymbolConfiguration() setAttributedTitle()"
    )

  /// A view that another has from the start.
  static func partRow(_ name: String, _ type: String) -> AppleRow {
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    return .on("var \(name): \(type) { get }", "A view that it has from the start.") {
      session, id, _, place throws(Problem) in
      try session.part(name, plain, of: id, in: session.traits.tree.contentHolder(of: id), place)
    }
  }

  private static let cells: [AppleType] = [
    AppleType(
      "UITableViewCell", .class, "UIView", "A row of a table.",
      [
        AppleRow("init(style: Any, reuseIdentifier: String?)", "A cell of a style.") {
          session, value, given, place throws(Problem) in
          session.setField("reuseIdentifier", given[1], of: try session.alive(value, place))
          return .void
        },
        AppleRow("init()", "A cell.") { session, value, _, place throws(Problem) in
          try session.initializeDynamically(
            &value, labels: ["style", "reuseIdentifier"], [.kept(".default"), .nothing], place)
        },
        AppleRow("init?(coder: NSCoder)", "For interface files.", initial: .void),
        partRow("contentView", "UIView"), partRow("textLabel", "UILabel?"),
        partRow("detailTextLabel", "UILabel?"),
        partRow("imageView", "UIImageView?"),
        AppleRow("var reuseIdentifier: String? { get }", "Its identifier.", initial: .nothing),
      ] + cellRows),
    AppleType("UICollectionReusableView", .class, "UIView", "A part of a collection view.", reuse),
    AppleType(
      "UICollectionViewCell", .class, "UICollectionReusableView", "An item of a collection view.",
      [partRow("contentView", "UIView")] + cellRows),
    AppleType(
      "UITableViewHeaderFooterView", .class, "UIView", "A header of a table.",
      [
        AppleRow("init(reuseIdentifier: String?)", "A header.", initial: .void),
        partRow("contentView", "UIView"),
        partRow("textLabel", "UILabel?"),
      ] + cellRows),
  ]

  private static let reuse: [AppleRow] = [
    AppleRow("func prepareForReuse()", "Called before it is used again.", initial: .void),
    AppleRow("func apply(_ attributes: Any)", "Called with its layout.", initial: .void),
  ]

  private static let cellRows: [AppleRow] =
    reuse
    + [
      AppleRow("var isSelected: Bool", "Whether it is selected.", initial: .bool(false)),
      AppleRow("var isHighlighted: Bool", "Whether it is highlighted.", initial: .bool(false)),
      AppleRow("func setSelected(_ selected: Bool, animated: Bool)", "Selects it.", initial: .void),
      AppleRow("func setHighlighted(_ highlighted: Bool, animated: Bool)", "Highlights it.", initial: .void),
      AppleRow("func updateConfiguration(using state: Any)", "Called when its look is due.", initial: .void),
      contentConfiguration,
    ]
    + AppleRow.kept(
      "accessoryType selectionStyle backgroundView:UIView? selectedBackgroundView:UIView? backgroundConfiguration separatorInset:UIEdgeInsets setNeedsUpdateConfiguration() defaultContentConfiguration():UIListContentConfiguration accessoryView:UIView? accessories configurationUpdateHandler"
    )

  /// Cells by their identifier: each is made anew, of the class that was registered.
  private static func rows(register: String, dequeue: String, _ base: String) -> [AppleRow] {
    let make: @Sendable (inout Session, EnvironmentID, [Value], Place) throws(Problem) -> Value = {
      session, id, given, place throws(Problem) in
      guard case .type(let type)? = session.field("registered." + given[0].text, of: id) else {
        return try session.make(.named(base), place)
      }
      return try session.make(type, place)
    }
    return [
      .on("func register(_ cellClass: AnyClass?, \(register): String)", "The class of the cells.") {
        session, id, given, _ throws(Problem) in
        session.setField("registered." + given[1].text, given[0], of: id)
        return .void
      },
      .on("func dequeueReusableCell(\(dequeue): String, for path: IndexPath) -> \(base)", "A cell.", make),
      .on("func dequeueReusableCell(\(dequeue): String) -> \(base)?", "A cell.", make),
    ]
  }

  private static let plainViews: [AppleType] = [
    view("UIScrollView", "Shows a part of what is larger.", Decorations.scrollView),
    view("UITableView", "Rows.", Decorations.tableView, "UIScrollView"),
    AppleType(
      "UITableView", .class, "UIScrollView", "Rows.",
      rows(register: "forCellReuseIdentifier name", dequeue: "withIdentifier name", "UITableViewCell")),
    AppleType(
      "UICollectionView", .class, "UIScrollView", "Items.",
      rows(
        register: "forCellWithReuseIdentifier name", dequeue: "withReuseIdentifier name",
        "UICollectionViewCell")),
    view(
      "UICollectionView", "Items.", Decorations.tableView + " collectionViewLayout:UICollectionViewLayout",
      "UIScrollView"),
    view(
      "UIActivityIndicatorView", "Something is going on.",
      "style color:UIColor? hidesWhenStopped:Bool isAnimating:Bool"),
    AppleType(
      "UIActivityIndicatorView", .class, "UIView", "",
      [("start", true), ("stop", false)].map { word, isOn in
        .on("func \(word)Animating()", "Begins or ends.") { session, id, _, _ throws(Problem) in
          session.setField("isAnimating", .bool(isOn), of: id)
          return .void
        }
      }),
    view(
      "UIProgressView", "How far it is.",
      "progress:Double setProgress() progressTintColor:UIColor? trackTintColor:UIColor?"),
    AppleType(
      "UIVisualEffectView", .class, "UIView", "Blurs what is behind.",
      [AppleRow("init(effect: Any)", "A blur.", initial: .void), partRow("contentView", "UIView")]
        + AppleRow.kept("effect")),
    view("UINavigationBar", "The bar of a navigation controller.", Decorations.bar),
    view("UITabBar", "The bar of a tab controller.", Decorations.bar),
    view("UIToolbar", "A bar of buttons.", Decorations.bar),
    view(
      "UISearchBar", "A line to search in.",
      Decorations.bar + " text:String? placeholder:String? searchTextField:UITextField"),
    view(
      "UIStepper", "More or less.", "value:Double minimumValue:Double maximumValue:Double stepValue:Double",
      "UIControl"),
    view("UIPageControl", "Which page it is.", "currentPage:Int numberOfPages:Int", "UIControl"),
    view(
      "UIRefreshControl", "Pull to refresh.", "beginRefreshing() endRefreshing() isRefreshing:Bool",
      "UIControl"),
    view("UIDatePicker", "A choice of a date.", "datePickerMode preferredDatePickerStyle", "UIControl"),
  ]

  /// A view of which nothing but its traits means something here.
  private static func view(_ name: String, _ help: String, _ names: String, _ superclass: String = "UIView")
    -> AppleType
  {
    AppleType(name, .class, superclass, help, AppleRow.kept(names))
  }
}
