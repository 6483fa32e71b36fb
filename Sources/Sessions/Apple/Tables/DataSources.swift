import ViewTree

extension AppleTypes {
  /// What table and collection views ask their data source.
  static let dataSources = TypeInfo.read(
    """
    class UITableView
      func numberOfRows(inSection section: Int) -> Int  // What its data source says.
      var numberOfSections: Int { get }  // What its data source says.
      func cellForRow(at path: IndexPath) -> UITableViewCell?  // What its data source says.
    class UICollectionView
      func numberOfItems(inSection section: Int) -> Int  // What its data source says.
      var numberOfSections: Int { get }  // What its data source says.
      func cellForItem(at path: IndexPath) -> UICollectionViewCell?  // What its data source says.
    """,
    [
      "numberOfRows": asking("tableView", ["", "numberOfRowsInSection"], otherwise: .int(0)),
      "numberOfItems": asking("collectionView", ["", "numberOfItemsInSection"], otherwise: .int(0)),
      "numberOfSections": asking("numberOfSections", ["in"], otherwise: .int(1)),
      "cellForRow": asking("tableView", ["", "cellForRowAt"]),
      "cellForItem": asking("collectionView", ["", "cellForItemAt"]),
    ])

  /// A question that goes to the method of a data source; without one, or a method, there is another answer.
  private static func asking(
    _ method: String, _ labels: [String], otherwise: Value = .nothing
  ) -> AppleRow {
    .on { session, id, given, place throws(Problem) in
      let controller = session.traits.tree.parent(of: id).flatMap { session.traits.tree.parent(of: $0) }
      let named = session.field("dataSource", of: id) ?? .nothing
      guard var source = named == .nothing ? controller.map({ .environment($0) }) : named,
        let member = session.member(method, of: .named(session.className(of: source)))?.first(where: {
          $0.signature.parameters.map { $0.label ?? "" } == labels
        })
      else { return otherwise }
      var arguments = [.environment(id)] + given
      return try session.invoke(member, of: &source, &arguments, place, as: nil)
    }
  }
}
