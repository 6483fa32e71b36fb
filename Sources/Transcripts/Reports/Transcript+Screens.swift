import Drawings
import Playgrounds

extension Transcript {
  /// `show screen`
  func lines(_ report: ScreenReport) -> [StyledText] { [] }
}
