import Foundation

/// How many times as much as usual the tests do that go through random histories: 1, or what `RANDOM_TESTS` says.
///
/// ```sh
/// RANDOM_TESTS=20 swift test --filter 'Histor|Measuring'
/// ```
package let thoroughness = ProcessInfo.processInfo.environment["RANDOM_TESTS"].flatMap(Int.init) ?? 1
