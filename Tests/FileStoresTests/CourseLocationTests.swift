import FileStores
import Foundation
import Testing

@Suite("Finding the course")
struct CourseLocationTests {
  func find(
    option: String? = nil, variable: String? = nil, executable: String? = "/opt/m/bin/mendel",
    _ folders: Set<String>
  ) -> CourseLocation.Result {
    CourseLocation(option: option, variable: variable, executable: executable).find(
      isFolder: folders.contains)
  }

  @Test("the option comes before the variable, and both before what lies around")
  func order() {
    let all: Set = ["/o", "/v", "/opt/m/bin/Lessons/en"]
    #expect(find(option: "/o", variable: "/v", all) == .found("/o"))
    #expect(find(variable: "/v", all) == .found("/v"))
    #expect(find(variable: "", all) == .found("/opt/m/bin/Lessons"))
  }

  @Test("a named folder that is not there is not replaced by another")
  func missing() {
    #expect(find(option: "/o", variable: "/v", ["/v", "/opt/m/bin/Lessons/en"]) == .missing("/o"))
  }

  @Test("beside the executable, then where it is installed, then the nearest folder above")
  func around() {
    let beside = "/opt/m/bin/Lessons/en"
    let installed = "/opt/m/share/mendel/Lessons/en"
    let near = "/opt/m/Lessons/en"
    let far = "/Lessons/en"
    #expect(find([beside, installed, near, far]) == .found("/opt/m/bin/Lessons"))
    #expect(find([installed, near, far]) == .found("/opt/m/share/mendel/Lessons"))
    #expect(find([near, far]) == .found("/opt/m/Lessons"))
    #expect(find([far]) == .found("/Lessons"))
  }

  @Test("a folder Lessons without a language is no course")
  func noLanguage() {
    let tried = ["/opt/m/bin", "/opt/m/share/mendel", "/opt/m", "/opt", ""].map { $0 + "/Lessons" }
    #expect(find(["/opt/m/bin/Lessons", "/opt/Lessons"]) == .nowhere(tried: tried))
    #expect(find(executable: nil, []) == .nowhere(tried: []))
  }

  @Test("the running executable is an absolute path without links")
  func running() throws {
    let path = try #require(CourseLocation.runningExecutable)
    #expect(path == URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    #expect(FileManager.default.isExecutableFile(atPath: path))
  }

  @Test("a course on the disk is found")
  func disk() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder("Lessons/en"), withIntermediateDirectories: true)
    let location = CourseLocation(option: nil, variable: nil, executable: folder("bin/mendel"))
    #expect(location.find() == .found(folder("Lessons")))
  }
}
