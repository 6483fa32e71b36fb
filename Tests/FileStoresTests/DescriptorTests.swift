import Foundation
import Testing

@testable import FileStores

@Suite("Open files")
struct DescriptorTests {
  @Test("a pipe that was told not to wait is waited for all the same")
  func nonBlocking() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { for end in ends { close(end) } }
    for end in ends { #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    let size = 1 << 20
    Thread.detachNewThread {
      try? Descriptor(borrowing: writing, named: "a").write([UInt8](repeating: 1, count: size))
    }
    let reader = Descriptor(borrowing: reading, named: "a")
    var buffer = [UInt8](repeating: 0, count: size)
    var filled = 0
    while filled < size { filled += try reader.read(into: &buffer, from: filled) }
    #expect(buffer.allSatisfy { $0 == 1 })
  }
}
