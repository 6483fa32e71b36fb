import FileStores
import Foundation
import Testing

@Suite("Replacing files")
struct FileWritingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to path: String) -> FileProblem? {
    do {
      try Files().write(Array(text.utf8), to: path)
      return nil
    } catch { return error }
  }

  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder(name))[.posixPermissions] as? Int
  }

  @Test("a new file holds what was written, and nothing lies beside it")
  func new() throws {
    #expect(write("turn {}", to: folder("a")) == nil)
    #expect(try folder.text(of: "a") == "turn {}")
    #expect(folder.names == ["a"])
  }

  @Test("a replaced file keeps its permissions")
  func replaced() throws {
    try folder.write("old and longer", to: "a")
    chmod(folder("a"), 0o751)
    #expect(write("new", to: folder("a")) == nil)
    #expect(try folder.text(of: "a") == "new")
    #expect(try permissions("a") == 0o751)
  }

  @Test("a link stays, and what it points to is replaced")
  func link() throws {
    try folder.write("old", to: "target")
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "target")
    #expect(write("new", to: folder("link")) == nil)
    #expect(try folder.text(of: "target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "target")
  }

  @Test("a link to nothing yet makes what it points to")
  func danglingLink() throws {
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "target")
    #expect(write("new", to: folder("link")) == nil)
    #expect(folder.names == ["link", "target"])
  }

  @Test("links in a circle are named")
  func loop() throws {
    try FileManager.default.createSymbolicLink(atPath: folder("a"), withDestinationPath: "a")
    #expect(write("x", to: folder("a"))?.kind == .linkLoop)
  }

  @Test("a folder, and a file in a folder that is not there, are problems")
  func refused() {
    #expect(write("x", to: folder.path)?.kind == .isFolder)
    #expect(write("x", to: folder("no/a")) == FileProblem(folder("no/a"), .notFound(similar: [])))
  }

  @Test(
    "a link into a folder that is not there is called a link, and a folder in which nobody makes files is there"
  )
  func unmakeable() throws {
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "no/target")
    #expect(write("x", to: folder("link"))?.kind == .openLink(to: "no/target"))
    guard FileManager.default.fileExists(atPath: "/proc/self") else { return }
    let problem = write("x", to: "/proc/x")
    #expect(
      problem?.sentence == "`/proc/x`: no file can be made in this folder" || problem?.kind == .unwritable)
  }

  @Test("a full device is told, and stays the device it is")
  func full() {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(write("x", to: "/dev/full")?.sentence == "`/dev/full` cannot be written: no space is left")
    #expect(write("x", to: "/dev/null") == nil)
    #expect(FileManager.default.contents(atPath: "/dev/null")?.isEmpty != false)
  }

  @Test("what a killed process left does not stand in the way")
  func leftover() throws {
    try folder.write("half", to: ".mendel-\(getpid())-0")
    #expect(write("x", to: folder("a")) == nil)
    #expect(try folder.text(of: "a") == "x")
  }
}
