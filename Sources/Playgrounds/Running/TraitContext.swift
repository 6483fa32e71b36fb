import Traits
import ViewTree

/// The collection that trait names in a dynamic colour, images and `UITraitCollection.current` are read from.
enum TraitContext {
  case none
  case environment(EnvironmentID)
  case collection(TraitCollection)
}
