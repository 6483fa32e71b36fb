extension AppleTypes {
  /// What tests of such code are written with: a check that fails ends what runs, at its place.
  static let testing = AppleType.read(
    """
    class XCTestCase: NSObject  // Tests, as methods.
      init()
      func setUp()  // Called before each test.
      func setUpWithError()  // Called before each test.
      func tearDown()  // Called behind each test.
      func tearDownWithError()  // Called behind each test.
      func expectation(description: String) -> XCTestExpectation { XCTestExpectation() }  // What a test waits for.
      kept wait() fulfillment() measure() addTeardownBlock() continueAfterFailure:Bool
    kept XCTestExpectation fulfill() expectedFulfillmentCount:Int isInverted:Bool
    struct Global
      func XCTFail(_ message: String = "") { fatalError("XCTFail " + message) }  // Fails.
      func XCTAssert(_ condition: Bool, _ message: String = "") { if !condition { fatalError("XCTAssert: not true. " + message) } }  // Fails where it is false.
      func XCTAssertTrue(_ condition: Bool, _ message: String = "") { if !condition { fatalError("XCTAssertTrue: false. " + message) } }  // Fails where it is false.
      func XCTAssertFalse(_ condition: Bool, _ message: String = "") { if condition { fatalError("XCTAssertFalse: true. " + message) } }  // Fails where it is true.
      func XCTAssertEqual<T>(_ a: T, _ b: T, _ message: String = "") { if a != b { fatalError("XCTAssertEqual: \\(a) is not \\(b). " + message) } }  // Fails where two values differ.
      func XCTAssertNotEqual<T>(_ a: T, _ b: T, _ message: String = "") { if a == b { fatalError("XCTAssertNotEqual: both are \\(a). " + message) } }  // Fails where two values are equal.
      func XCTAssertEqual(_ a: Double, _ b: Double, accuracy: Double, _ message: String = "") { if abs(a - b) > accuracy { fatalError("XCTAssertEqual: \\(a) is not \\(b). " + message) } }  // Fails where two numbers differ by more.
      func XCTAssertIdentical<T>(_ a: T, _ b: T, _ message: String = "") { if a != b { fatalError("XCTAssertIdentical: two objects. " + message) } }  // Fails where it is not the same object.
      func XCTAssertNil<T>(_ value: T?, _ message: String = "") { if let value { fatalError("XCTAssertNil: \\(value). " + message) } }  // Fails where there is a value.
      func XCTAssertNotNil<T>(_ value: T?, _ message: String = "") { if value == nil { fatalError("XCTAssertNotNil: nil. " + message) } }  // Fails where there is none.
      func XCTUnwrap<T>(_ value: T?, _ message: String = "") throws -> T { if let value { return value }; fatalError("XCTUnwrap: nil. " + message) }  // The value, which must be there.
      func XCTAssertGreaterThan(_ a: Double, _ b: Double, _ message: String = "") { if a <= b { fatalError("XCTAssertGreaterThan: \\(a) is not greater than \\(b). " + message) } }  // Fails where the first is not greater.
      func XCTAssertGreaterThanOrEqual(_ a: Double, _ b: Double, _ message: String = "") { if a < b { fatalError("XCTAssertGreaterThanOrEqual: \\(a) is less than \\(b). " + message) } }  // Fails where the first is less.
      func XCTAssertLessThan(_ a: Double, _ b: Double, _ message: String = "") { if a >= b { fatalError("XCTAssertLessThan: \\(a) is not less than \\(b). " + message) } }  // Fails where the first is not less.
      func XCTAssertLessThanOrEqual(_ a: Double, _ b: Double, _ message: String = "") { if a > b { fatalError("XCTAssertLessThanOrEqual: \\(a) is greater than \\(b). " + message) } }  // Fails where the first is greater.
    """)
}
