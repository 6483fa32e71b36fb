public import ViewTree

/// Something that has traits.
///
/// Mirrors UIKit's `UITraitEnvironment`: ``WindowScene``, ``Window``, ``PresentationController``, ``ViewController`` and ``View`` are environments.
///
/// It is printed as its type and the number of its row: `View 7`.
public protocol TraitEnvironment: Hashable, CustomStringConvertible {
  /// Which row of which application it means.
  var handle: EnvironmentHandle { get }
  /// Makes another handle on a row, which is of this kind.
  init(handle: EnvironmentHandle)
}

/// A row of an application.
///
/// It says which environment is meant, and not of which kind: ``Application/environment(_:)`` answers a ``View``, a ``ViewController`` and so on.
///
/// ```swift
/// app.environment(cell.handle.id) as? View == cell       // true
/// ```
public struct EnvironmentHandle: Hashable, CustomStringConvertible {
  /// The application.
  public let application: Application
  /// The row.
  public let id: EnvironmentID

  init(_ application: Application, _ id: EnvironmentID) {
    (self.application, self.id) = (application, id)
  }

  /// Makes an environment; the types of the handles rule out a place where it cannot stand.
  init(_ kind: EnvironmentKind, in parent: EnvironmentHandle) {
    self.init(kind, parent.application, parent.id)
  }

  init(_ kind: EnvironmentKind, _ application: Application, _ parent: EnvironmentID? = nil) {
    do throws(HierarchyProblem) {
      self.init(application, try application.traits.create(kind, in: parent))
    } catch {
      misuse(application.sentence(of: .hierarchy(error)))
    }
  }

  /// Handles are equal where they mean one row of one application.
  public static func == (left: Self, right: Self) -> Bool {
    left.application === right.application && left.id == right.id
  }

  /// `View 7`: the type of the environment and the number of its row.
  ///
  /// - Complexity: O(1)
  public var description: String { application.name(of: id) }

  /// Feeds the application's identity and the row.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(application))
    hasher.combine(id)
  }
}

extension TraitEnvironment {
  /// `View 7`: the type and the number of its row.
  ///
  /// ```swift
  /// print(cell)                            // View 7
  /// ```
  /// - Complexity: O(1)
  public var description: String { "\(Self.self) \(handle.id.index)" }
}

extension TraitEnvironment {
  /// What the environment answers for all traits, now: the output.
  ///
  /// Mirrors `traitCollection`. Between a change above and the update it answers what was before. Where a tracked method reads its own
  /// environment's, what it reads is noted: ``Application/use(_:)``, ``Decision/trackedReads``.
  ///
  /// ```swift
  /// scene.traitOverrides[Theme.self] = .pastel
  /// cell.traitCollection[Theme.self]       // .standard
  /// try app.update()
  /// cell.traitCollection[Theme.self]       // .pastel
  /// ```
  /// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057).
  ///
  /// - Complexity: O(1) where the same collection was asked for just before, else O(*t*) in the number of traits.
  public var traitCollection: TraitCollection {
    handle.application.answer(at: handle.id)
  }
}
