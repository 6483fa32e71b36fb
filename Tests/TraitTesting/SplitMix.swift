/// A small generator of random numbers that repeats itself.
package struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  /// What comes first, a byte for a number: whoever searches inputs decides by them.
  package var bytes: ArraySlice<UInt8> = []

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    if let byte = bytes.popFirst() { return UInt64(byte) &* 0x0101_0101_0101_0101 }
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
