import Sessions

extension AppleTypes {
  /// Tables and collections; they request their cells in their first layout, and in the layout after `reloadData()`.
  static let tableViews = TypeInfo.read(
    """
    class UITableView,UICollectionView: UIScrollView  // Cells, for which it asks its data source.
      var _source: Any
      var dataSource: Any { get { _source } set { _source = newValue; reloadData() } }  // Who has the cells.
      var _cells: [IndexPath: UIView] = [:]
      var _paths: [IndexPath] = []
      var _rest: [UIView] = []
      var _selected: [IndexPath] = []
      func _reload()
      func reloadSections(_ sections: IndexSet, with animation: Any = 0) { _replace(_paths.filter { sections.contains($0.section) }) }  // Asks for some of the cells again.
      var numberOfSections: Int { _asked("_source", "numberOfSections", ["in"], []) as? Int ?? 1 }  // What its data source says.
      var _headers: [Int: UIView] = [:]
      func _fill() {
        for (_, header) in _headers { header.removeFromSuperview() }
        _headers = [:]
        _rest += _paths.compactMap { _cells[$0] }
        (_cells, _paths) = ([:], [])
        let room = bounds.height > 0 ? Int(bounds.height / 44) + 1 : 20
        for section in 0..<numberOfSections {
          if let header = _header(section) { _headers[section] = header; addSubview(header); _list(header, _appearance); _rest = _rest.filter { $0 !== header } }
          for row in 0..<max(0, min(_count(section), room - _paths.count)) {
            let path = IndexPath(row: row, section: section)
            _put(path)
            if let cell = _cells[path] { bringSubviewToFront(cell) }
          }
        }
        for cell in _rest where !_paths.contains(where: { _cells[$0] === cell }) { cell.removeFromSuperview() }
        _rest = _rest.filter { ($0 as Any).reuseIdentifier != nil }
      }
      func _put(_ path: IndexPath) {
        guard let cell = _cell(path) else { return }
        _cells[path] = cell
        if !_paths.contains(path) { _paths.append(path) }
        if cell.superview !== self { addSubview(cell) }
        _list(cell, _appearance)
        _willShow(cell, path)
      }
      func _replace(_ paths: [IndexPath]) {
        for path in paths where _paths.contains(path) {
          let old = _cells[path]
          _put(path)
          guard let old, let cell = _cells[path], cell !== old else { continue }
          insertSubview(cell, aboveSubview: old)
          old.removeFromSuperview()
        }
      }
      func _again(_ name: String) -> Any {
        guard let index = _rest.firstIndex(where: { ($0 as Any).reuseIdentifier == name }) else { return _make(name) }
        let cell: Any = _rest.remove(at: index)
        cell.prepareForReuse()
        return cell
      }
      func _make(_ name: String) -> Any
      func _list(_ view: UIView, _ appearance: Any)
      each insert, delete | func #Sections(_ sections: Any, with animation: Any = 0) { _reload() }  // Asks for the cells again.
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        _reload()
        completion?(true)
      }  // Does several changes, and asks for the cells again.
    class UITableView
      var _appearance: Any { style }
      var _style: UITableView.Style?
      init(frame: CGRect, style: UITableView.Style) { self.frame = frame; _style = style }  // A table of a style.
      var style: UITableView.Style { _style ?? (next?.next as? UITableViewController)?._style ?? .plain }  // How it looks, which is chosen when it is made.
      func _header(_ section: Int) -> UIView? {
        if let view = _asked("delegate", "tableView", ["", "viewForHeaderInSection"], [section]) as? UIView { return view }
        guard let title = _asked("_source", "tableView", ["", "titleForHeaderInSection"], [section]) as? String else { return nil }
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = title
        return header
      }
      func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { _headers[section] as? UITableViewHeaderFooterView }  // The header that is shown there.
      var indexPathForSelectedRow: IndexPath? { _selected.first }  // Where a cell is selected.
      var indexPathsForSelectedRows: [IndexPath]? { _selected.isEmpty ? nil : _selected }  // Where cells are selected.
      func indexPathForRow(at point: CGPoint) -> IndexPath? { _paths.first { _cells[$0]?.frame.contains(point) ?? false } }  // Where the cell of a place is.
      var indexPathsForVisibleRows: [IndexPath]? { _paths }  // Where there are cells.
      func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }  // Starts or ends editing.
      each Cell/cells, HeaderFooterView/headers | func register(_ cellClass: AnyClass?, for#ReuseIdentifier name: String)  // The class of the #1.
      func dequeueReusableCell(withIdentifier name: String, for path: IndexPath) -> UITableViewCell { _again(name) }  // A cell.
      each Cell/UITableViewCell/cell, HeaderFooterView/UITableViewHeaderFooterView/header | func dequeueReusable#(withIdentifier name: String) -> #1? { _again(name) }  // A #2.
    class UICollectionView
      var _appearance: Any { (collectionViewLayout as? UICollectionViewCompositionalLayout)?._appearance }
      init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { self.frame = frame; collectionViewLayout = layout }  // With a layout.
      func _header(_ section: Int) -> UIView? {
        let (kind, path) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
        if let source = _source as? UICollectionViewDiffableDataSource { return source.supplementaryViewProvider?(self, kind, path) }
        return _asked("_source", "collectionView", ["", "viewForSupplementaryElementOfKind", "at"], [kind, path]) as? UIView
      }
      var indexPathsForSelectedItems: [IndexPath]? { _selected }  // Where cells are selected.
      func indexPathForItem(at point: CGPoint) -> IndexPath? { _paths.first { _cells[$0]?.frame.contains(point) ?? false } }  // Where the cell of a place is.
      var indexPathsForVisibleItems: [IndexPath] { _paths }  // Where there are cells.
      func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier name: String)  // The class of the cells.
      func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier name: String)  // The class of what stands beside the cells.
      func dequeueReusableSupplementaryView(ofKind kind: String, withReuseIdentifier name: String, for path: IndexPath) -> UICollectionReusableView {
        _again(name)
      }  // What stands beside the cells.
      func dequeueReusableCell(withReuseIdentifier name: String, for path: IndexPath) -> UICollectionViewCell { _again(name) }  // A cell.
      func dequeueConfiguredReusableCell(using registration: Any, for path: IndexPath, item: Any) -> UICollectionViewCell {
        let cell = registration._new()
        registration._set(cell, path, item)
        return cell
      }  // A cell of a registration.
      func dequeueConfiguredReusableSupplementary(using registration: Any, for path: IndexPath) -> UICollectionReusableView {
        let view = registration._new()
        registration._set(view, path)
        return view
      }  // What stands beside the cells, of a registration.
      var _layout: UICollectionViewLayout?
      var collectionViewLayout: UICollectionViewLayout {
        get { _layout ?? (next?.next as? UICollectionViewController)?._layout ?? UICollectionViewFlowLayout() }
        set { _layout = newValue; newValue.invalidateLayout(); _follow() }
      }  // How its items are placed.
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) { collectionViewLayout = layout; completion?(true) }  // Places its items in another way.
      func _follow()
      func _adapt() { collectionViewLayout.invalidateLayout() }
      var _size: CGSize?
      func _prepare() {
        let layout: Any = collectionViewLayout
        layout.collectionView = self
        let isOfSize = layout is UICollectionViewCompositionalLayout && _size != bounds.size
        _size = bounds.size
        if isOfSize || !layout._isPrepared { layout._isPrepared = true; layout.prepare() }
      }
    class UICollectionViewLayout: NSObject  // Places the items of a collection; it prepares itself before a layout in which it is new, invalid, or has other traits, a compositional one also another size.
      kept collectionView:UICollectionView? register()
      var _isPrepared: Bool
      func prepare() {}
      func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }  // Prepares itself again, in the next layout.
      func invalidateLayout() { _isPrepared = false; collectionView?.setNeedsLayout() }  // Prepares itself again, in the next layout.
    class UICollectionViewCompositionalLayout: UICollectionViewLayout  // Places items by sections, each as its provider says.
      var _provider: ((Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)?
      var _appearance: Any
      static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: .list(using: configuration))
      }  // A list.
      kept configuration:UICollectionViewCompositionalLayoutConfiguration
      init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration? = nil) { _appearance = section._appearance; if let configuration { self.configuration = configuration } }  // One section's layout for all.
      init(sectionProvider: (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?, configuration: UICollectionViewCompositionalLayoutConfiguration? = nil) { _provider = sectionProvider; if let configuration { self.configuration = configuration } }  // Asks a closure for each section.
      func prepare() {
        guard let collectionView, let _provider else { return }
        let environment = NSCollectionLayoutEnvironment(traitCollection: collectionView.traitCollection, container: NSCollectionLayoutContainer(contentSize: collectionView.bounds.size))
        for section in 0..<collectionView.numberOfSections { _appearance = _provider(section, environment)?._appearance }
      }
    \(cells)
    \(cells.replacing("TableView", with: "CollectionView").replacing("tableView", with: "collectionView").replacing("Row", with: "Item"))
    class UICollectionView.CellRegistration<C,I>  // How cells are made and set up.
      var handler: (C, IndexPath, I) -> Void
      init(handler: (C, IndexPath, I) -> Void) { self.handler = handler }  // Sets cells up by a closure.
      func _set(_ cell: C, _ path: IndexPath, _ item: I) { handler(cell, path, item) }
      func _new() -> UICollectionViewCell
    class UICollectionView.SupplementaryRegistration<V>  // How what stands beside the cells is made and set up.
      var elementKind: String
      var handler: (V, String, IndexPath) -> Void
      init(elementKind: String, handler: (V, String, IndexPath) -> Void) { self.elementKind = elementKind; self.handler = handler }  // Sets it up by a closure.
      func _set(_ view: V, _ path: IndexPath) { handler(view, elementKind, path) }
      func _new() -> UICollectionReusableView
    struct NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType>  // What a table or a collection shows.
      var sectionIdentifiers: [SectionIdentifierType] = []
      var _items: [[ItemIdentifierType]] = []
      init() { }  // Nothing.
      mutating func appendSections(_ sections: [SectionIdentifierType]) { sectionIdentifiers += sections; for _ in sections { _items.append([]) } }  // Adds sections.
      mutating func appendItems(_ items: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
        _items[sectionIdentifiers.firstIndex { $0 == section } ?? _items.count - 1] += items
      }  // Adds items, to the last section if none is named.
      mutating func deleteItems(_ items: [ItemIdentifierType]) { for index in _items.indices { _items[index].removeAll { items.contains($0) } } }  // Takes items out.
      mutating func deleteSections(_ sections: [SectionIdentifierType]) { for section in sections { if let index = indexOfSection(section) { sectionIdentifiers.remove(at: index); _items.remove(at: index) } } }  // Takes sections out.
      mutating func _insert(_ items: [ItemIdentifierType], _ other: ItemIdentifierType, _ more: Int) {
        for index in _items.indices { if let row = _items[index].firstIndex(of: other) { _items[index].insert(contentsOf: items, at: row + more) } }
      }
      each before/0/before, after/1/behind | mutating func insertItems(_ items: [ItemIdentifierType], #Item other: ItemIdentifierType) { _insert(items, other, #1) }  // Adds items #2 one.
      each before/0/before, after/1/behind | mutating func moveItem(_ item: ItemIdentifierType, #Item other: ItemIdentifierType) { deleteItems([item]); _insert([item], other, #1) }  // Puts an item #2 another.
      mutating func deleteAllItems() { (sectionIdentifiers, _items) = ([], []) }  // Takes everything out.
      kept reloadItems() reconfigureItems() reloadSections()
      var itemIdentifiers: [ItemIdentifierType] { _items.flatMap { $0 } }  // All items.
      var numberOfItems: Int { itemIdentifiers.count }  // How many items there are.
      var numberOfSections: Int { _items.count }  // How many sections there are.
      func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] { sectionIdentifiers.firstIndex(of: section).map { _items[$0] } ?? [] }  // The items of a section.
      func numberOfItems(inSection section: SectionIdentifierType) -> Int { itemIdentifiers(inSection: section).count }  // How many a section has.
      func indexOfSection(_ section: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: section) }  // Where a section is.
      func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? { _items.firstIndex { $0.contains(item) }.map { sectionIdentifiers[$0] } }  // The section of an item.
      func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }  // Where an item is.
    class UITableViewDiffableDataSource<SectionIdentifierType,ItemIdentifierType>,UICollectionViewDiffableDataSource<SectionIdentifierType,ItemIdentifierType>: NSObject  // Has the cells of a snapshot.
      var _view: Any
      var _snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType>
      func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType> { _snapshot }  // What is shown.
      func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        _snapshot = snapshot
        _view._reload()
        completion?()
      }  // Shows something else.
      func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? {
        path.section < _snapshot._items.count && path.row < _snapshot._items[path.section].count ? _snapshot._items[path.section][path.row] : nil
      }  // The item there.
      func sectionIdentifier(for index: Int) -> SectionIdentifierType? { index < _snapshot.sectionIdentifiers.count ? _snapshot.sectionIdentifiers[index] : nil }  // The section there.
      func indexPath(for item: ItemIdentifierType) -> IndexPath? {
        for (section, items) in _snapshot._items.enumerated() { if let row = items.firstIndex(of: item) { return IndexPath(row: row, section: section) } }
        return nil
      }  // Where an item is.
      var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?  // Makes what stands beside the cells.
      kept defaultRowAnimation
    """,
    [
      "_reload": askingForLook,
      "_follow": .does { session, id, _, place throws(Problem) in
        try session.followConfiguration(of: id, isDue: false, place)
        try session.engine(place) { try $0.setNeeds(.layoutSubviews, at: id) }
      },
      "register": .does { session, id, given, _ in
        session.setField("registered." + given[given.count - 1].text, given[0], of: id)
      },
      // The contents of a list get the trait `listEnvironment`, since iOS 18 (WWDC24 session 10118).
      "_list": .does { session, id, given, place throws(Problem) in
        let isTable = session.isKind(session.className(of: id), of: "UITableView")
        let names = session.info(.named("UIListEnvironment"))?.cases.map(\.name) ?? []
        let written = session.text(given[1]).split(separator: ".").last.map(String.init)
        guard let view = given[0].environment,
          let name = names.first(where: { $0 == written }) ?? (isTable ? "plain" : nil)
        else { return }
        try session.setSystemTrait("listEnvironment", to: name, since: .iOS18, at: view, place)
      },
      // Makes a cell of the class that was registered for the identifier.
      "_make": .on { session, id, given, place throws(Problem) in
        let isTable = session.isKind(session.className(of: id), of: "UITableView")
        var type = Type.named(isTable ? "UITableViewCell" : "UICollectionViewCell")
        if case .type(let known)? = session.field("registered." + given[0].text, of: id) { type = known }
        let cell = try TypeInfo.make(type, identifier: given[0], in: &session, place)
        if let id = cell.environment { session.setField("reuseIdentifier", given[0], of: id) }
        return cell
      },
      // Makes a cell of the class that the closure takes.
      "_new": .init { session, value, _, place throws(Problem) in
        guard case .closure(let handler)? = session.stored("handler", of: value),
          let type = handler.code.parameters.first
        else { return .nothing }
        return try TypeInfo.make(type, in: &session, place)
      },
    ])

  /// The members that tables and collections share; a collection has items where a table has rows.
  private static let cells = """
    class UITableView
      func reloadData() { for path in _selected { deselectRow(at: path, animated: false) }; _reload() }  // Asks for the cells again, in the next layout; none is selected then.
      func numberOfRows(inSection section: Int) -> Int { _asked("_source", "tableView", ["", "numberOfRowsInSection"], [section]) as? Int ?? 0 }  // What its data source says.
      func _count(_ section: Int) -> Int { numberOfRows(inSection: section) }
      func _cell(_ path: IndexPath) -> UITableViewCell? { _asked("_source", "tableView", ["", "cellForRowAt"], [path]) as? UITableViewCell }
      func _willShow(_ cell: UIView, _ path: IndexPath) { _asked("delegate", "tableView", ["", "willDisplay", "forRowAt"], [cell, path]) }
      func _touch(_ cell: UITableViewCell) -> Bool {
        guard allowsSelection || allowsMultipleSelection, let path = indexPath(for: cell) else { return false }
        guard ["shouldHighlightRowAt", "shouldSelectRowAt"].allSatisfy({ _asked("delegate", "tableView", ["", $0], [path]) as? Bool ?? true }) else { return true }
        let ended = _selected.filter { ($0 == path) == allowsMultipleSelection }
        for old in ended {
          deselectRow(at: old, animated: true)
          _asked("delegate", "tableView", ["", "didDeselectRowAt"], [old])
        }
        if allowsMultipleSelection, !ended.isEmpty { return true }
        selectRow(at: path, animated: true, scrollPosition: 0)
        _asked("delegate", "tableView", ["", "didSelectRowAt"], [path])
        return true
      }
      func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: Any) {
        for old in allowsMultipleSelection ? [] : _selected { deselectRow(at: old, animated: animated) }
        if let path, !_selected.contains(path) { _selected.append(path); cellForRow(at: path)?.isSelected = true }
      }  // Selects a cell; its delegate is not told.
      func deselectRow(at path: IndexPath, animated: Bool) { _selected = _selected.filter { $0 != path }; cellForRow(at: path)?.isSelected = false }  // Ends that.
      func cellForRow(at path: IndexPath) -> UITableViewCell? {
        _cells[path] as? UITableViewCell ?? (_paths.isEmpty ? _cell(path) : nil)
      }  // The cell that is shown there.
      var visibleCells: [UITableViewCell] { _paths.compactMap { _cells[$0] as? UITableViewCell } }  // The cells that are shown.
      func indexPath(for cell: UITableViewCell) -> IndexPath? { _paths.first { _cells[$0] === cell } }  // Where a cell is.
      func reloadRows(at paths: [IndexPath], with animation: Any = 0) { _replace(paths) }  // Asks for some of the cells again.
      each insert, delete | func #Rows(at paths: [IndexPath], with animation: Any = 0) { _reload() }  // Asks for the cells again.
    class UITableViewCell
      func _tap() -> Bool { (superview as? UITableView)?._touch(self) ?? false }
    class UITableViewDiffableDataSource
      var _provider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
      init(tableView: UITableView, cellProvider provider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?) {
        _provider = provider
        _snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType>()
        _view = tableView
        tableView.dataSource = self
      }  // Makes the cells by a closure.
      func numberOfSections(in view: UITableView) -> Int { _snapshot._items.count }
      each Header, Footer | func tableView(_ view: UITableView, titleFor#InSection section: Int) -> String? { nil }
      each Edit, Move | func tableView(_ view: UITableView, can#RowAt path: IndexPath) -> Bool { false }
      func tableView(_ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath)
      func tableView(_ view: UITableView, moveRowAt path: IndexPath, to other: IndexPath)
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { _snapshot._items[section].count }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell? { itemIdentifier(for: path).flatMap { _provider(view, path, $0) } }
    """
}
