import Drawings
import Presentations
import Sessions
import Syntax

extension StatementKind {
  static let showDevices = StatementKind(
    StatementSyntax(["show", "devices"]), .presentations, "Lists the devices that a scene can stand on",
    details: "Their names, their screens in portrait, and the class of the width in landscape.",
    example: "show devices"
  ) { verb, _ throws(Problem) in
    Checked(action: verb.range) { session throws(Problem) in
      session.report { _ in
        let longest = DeviceTable.models.map(\.name.count).max() ?? 0
        return DeviceTable.models.map { device in
          StyledText(device.name, .name).padded(to: longest + 2)
            + StyledText(
              "\(device.size)".padding(to: 11) + "\(device.landscapeWidthClass) width in landscape", .dim)
        }
      }
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
