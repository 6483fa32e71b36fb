import Sessions

extension AppleTypes {
  /// What a section of a collection shows as an outline: items with others below them, which a tap on a disclosure opens and closes.
  static let sectionSnapshots = TypeInfo.read(
    """
    struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>  // What a section of a collection shows, as an outline.
      var items: [ItemIdentifierType] = []
      var _parents: [ItemIdentifierType: ItemIdentifierType] = [:]
      var _open: [ItemIdentifierType] = []
      init() { }  // Nothing.
      func _isBelow(_ item: ItemIdentifierType, _ top: ItemIdentifierType) -> Bool { _parents[item].map { $0 == top || _isBelow($0, top) } ?? false }
      func _end(of item: ItemIdentifierType) -> Int {
        let place = items.firstIndex(of: item) ?? items.count - 1
        return items[(place + 1)...].firstIndex { !_isBelow($0, item) } ?? items.count
      }
      mutating func _put(_ more: [ItemIdentifierType], _ parent: ItemIdentifierType?, _ place: Int) {
        items.insert(contentsOf: more, at: place)
        for item in more { _parents[item] = parent }
      }
      mutating func append(_ more: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) { _put(more, parent, parent.map { _end(of: $0) } ?? items.count) }  // Adds items at the end, or below another.
      mutating func insert(_ more: [ItemIdentifierType], before other: ItemIdentifierType) { if let place = items.firstIndex(of: other) { _put(more, _parents[other], place) } }  // Adds items before one.
      mutating func insert(_ more: [ItemIdentifierType], after other: ItemIdentifierType) { if items.contains(other) { _put(more, _parents[other], _end(of: other)) } }  // Adds items behind one.
      mutating func delete(_ some: [ItemIdentifierType]) { items.removeAll { item in some.contains { $0 == item || _isBelow(item, $0) } } }  // Takes items out, with those below them.
      mutating func deleteAll() { items = [] }  // Takes everything out.
      mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        items.removeAll { _isBelow($0, parent) }
        items.insert(contentsOf: snapshot.items, at: _end(of: parent))
        for item in snapshot.items { _parents[item] = snapshot.parent(of: item) ?? parent }
      }  // Puts other items below one.
      mutating func expand(_ some: [ItemIdentifierType]) { _open += some }  // Shows what is below items.
      mutating func collapse(_ some: [ItemIdentifierType]) { _open.removeAll { some.contains($0) } }  // Hides what is below items.
      var rootItems: [ItemIdentifierType] { items.filter { _parents[$0] == nil } }  // The items that are below no other.
      var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }  // The items whose parents are all expanded.
      func isVisible(_ item: ItemIdentifierType) -> Bool { _parents[item].map { isExpanded($0) && isVisible($0) } ?? contains(item) }  // Whether all its parents are expanded.
      func isExpanded(_ item: ItemIdentifierType) -> Bool { _open.contains(item) }  // Whether what is below it is shown.
      func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }  // Whether it is there.
      func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }  // Where it is.
      func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { _parents[child] }  // What it is below.
      func _hasParts(_ item: ItemIdentifierType) -> Bool { items.contains { _parents[$0] == item } }
      func level(of item: ItemIdentifierType) -> Int { _parents[item].map { level(of: $0) + 1 } ?? 0 }  // Below how many it is.
      func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = self
        part.items = items.filter { _isBelow($0, parent) || includingParent && $0 == parent }
        for item in part.items where _parents[item].map({ !part.items.contains($0) }) ?? false { part._parents[item] = nil }
        return part
      }  // What is below an item.
    class UICollectionViewDiffableDataSource<SectionIdentifierType,ItemIdentifierType>
      var _outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
      func apply(_ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        if _snapshot.indexOfSection(section) == nil { _snapshot.appendSections([section]) }
        _snapshot._items[_snapshot.indexOfSection(section)!] = outline.visibleItems
        _outlines[section] = outline
        _view._reload()
        completion?()
      }  // Shows an outline in a section.
      func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var outline = _outlines[section] ?? NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if _outlines[section] == nil { outline.append(_snapshot.itemIdentifiers(inSection: section)) }
        return outline
      }  // What a section shows.
      func _toggle(_ path: IndexPath) -> Bool {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path), var outline = _outlines[section], outline._hasParts(item) || sectionSnapshotHandlers.snapshotForExpandingParent != nil else { return false }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
          guard handlers.shouldCollapseItem?(item) ?? true else { return true }
          handlers.willCollapseItem?(item)
          outline.collapse([item])
        } else {
          guard handlers.shouldExpandItem?(item) ?? true else { return true }
          handlers.willExpandItem?(item)
          if let make = handlers.snapshotForExpandingParent { outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item))) }
          outline.expand([item])
        }
        apply(outline, to: section)
        return true
      }
      var _reorderingHandlers: UICollectionViewDiffableDataSource.ReorderingHandlers<SectionIdentifierType,ItemIdentifierType>?
      var reorderingHandlers: UICollectionViewDiffableDataSource.ReorderingHandlers<SectionIdentifierType,ItemIdentifierType> { get { _reorderingHandlers ?? UICollectionViewDiffableDataSource.ReorderingHandlers<SectionIdentifierType,ItemIdentifierType>() } set { _reorderingHandlers = newValue } }  // What is asked when items are reordered; nobody does here.
      var _sectionSnapshotHandlers: UICollectionViewDiffableDataSource.SectionSnapshotHandlers<ItemIdentifierType>?
      var sectionSnapshotHandlers: UICollectionViewDiffableDataSource.SectionSnapshotHandlers<ItemIdentifierType> { get { _sectionSnapshotHandlers ?? UICollectionViewDiffableDataSource.SectionSnapshotHandlers<ItemIdentifierType>() } set { _sectionSnapshotHandlers = newValue } }  // What is told when a tap opens or closes an item.
    struct UICollectionViewDiffableDataSource.ReorderingHandlers<SectionIdentifierType,ItemIdentifierType>  // What is asked when items are reordered; nobody does here.
      init() { }
      var canReorderItem: ((ItemIdentifierType) -> Bool)?
      var willReorder, didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType,ItemIdentifierType>) -> Void)?
    struct UICollectionViewDiffableDataSource.SectionSnapshotHandlers<ItemIdentifierType>  // What is told when a tap opens or closes an item.
      init() { }
      var shouldExpandItem, shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
      var willExpandItem, willCollapseItem: ((ItemIdentifierType) -> Void)?
      var snapshotForExpandingParent: ((ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?
    struct NSDiffableDataSourceTransaction<SectionIdentifierType,ItemIdentifierType>  // What a reordering changed.
      var initialSnapshot, finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType>
      var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType,ItemIdentifierType>]
    struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType,ItemIdentifierType>  // What it changed in a section.
      var sectionIdentifier: SectionIdentifierType
      var initialSnapshot, finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    class UICollectionViewListCell
      func _tap() -> Bool {
        guard let view = superview as? UICollectionView else { return false }
        let source = view.dataSource as? UICollectionViewDiffableDataSource
        if "\\(accessories)".contains("outlineDisclosure"), let path = view.indexPath(for: self), source?._toggle(path) == true { return true }
        return view._touch(self)
      }
      part separatorLayoutGuide: UILayoutGuide
    """)
}
