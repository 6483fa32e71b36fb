import StateUpdates
import Testing

@Suite("Animation mathematics")
struct CurveTests {
  static let steps = [0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1]

  static let curves: [(UnitCurve, [Double])] = [
    (
      .easeIn,
      [
        0, 0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.621862, 0.691634,
        0.839428, 1,
      ]
    ),
    (
      .easeOut,
      [
        0, 0.160572, 0.308366, 0.378138, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.906535, 0.937718,
        0.982973, 1,
      ]
    ),
    (
      .easeInOut,
      [
        0, 0.019722, 0.081660, 0.129162, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.870838, 0.918340,
        0.980278, 1,
      ]
    ),
    (
      .bezier(0.25, 0.1, 0.25, 1),
      [
        0, 0.094796, 0.295244, 0.408511, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.960459, 0.975625,
        0.994316, 1,
      ]
    ),
    (
      .bezier(0.1, 0.75, 0.85, 0.35),
      [
        0, 0.291794, 0.400458, 0.435869, 0.464293, 0.508322, 0.543900, 0.578731, 0.620281, 0.646563, 0.678912,
        0.775832, 1,
      ]
    ),
    (
      .bezier(0.68, -0.55, 0.27, 1.55),
      [
        0, -0.066271, -0.092704, -0.082935, -0.049802, 0.139358, 0.596596, 0.943068, 1.068133, 1.088824,
        1.092190,
        1.062695, 1,
      ]
    ),
    (
      .circularEaseIn,
      [
        0, 0.005013, 0.020204, 0.031754, 0.046061, 0.083485, 0.133975, 0.2, 0.285857, 0.338562, 0.4, 0.564110,
        1,
      ]
    ),
    (
      .circularEaseOut,
      [
        0, 0.435890, 0.6, 0.661438, 0.714143, 0.8, 0.866025, 0.916515, 0.953939, 0.968246, 0.979796, 0.994987,
        1,
      ]
    ),
    (
      .circularEaseInOut,
      [0, 0.010102, 0.041742, 0.066987, 0.1, 0.2, 0.5, 0.8, 0.9, 0.933013, 0.958258, 0.989898, 1]
    ),
  ]

  @Test("a timing curve has the values of the table", arguments: curves)
  func curve(curve: UnitCurve, values: [Double]) {
    for (progress, value) in zip(Self.steps, values) {
      #expect(abs(curve.value(at: progress) - value) < 2e-6)
    }
  }

  @Test("the slope is SwiftUI's, also where it is 0/0")
  func slopes() {
    let rows: [(UnitCurve, [Double])] = [
      (.easeIn, [0, 0.6746, 1.0740, 1.3683, 0]), (.easeOut, [1, 1.3683, 1.0740, 0.6746, 0]),
      (.easeInOut, [0, 1.0593, 1.7241, 1.0593, 0]),
    ]
    for (curve, slopes) in rows {
      for (progress, slope) in zip([0, 0.25, 0.5, 0.75, 1], slopes) {
        #expect(abs(curve.velocity(at: progress) - slope) < 1e-4, "\(curve) at \(progress)")
      }
    }
  }

  static let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 1]

  static let springs: [(Spring, [Double])] = [
    (
      Spring(),
      [
        0.131311, 0.357740, 0.561960, 0.715416, 0.821026, 0.890034, 0.960457, 0.986399, 0.995461, 0.999159,
        0.999953,
      ]
    ),
    (
      Spring(response: 0.55, dampingRatio: 1),
      [
        0.112512, 0.316461, 0.510965, 0.665624, 0.778285, 0.856214, 0.942287, 0.977810, 0.991715, 0.998181,
        0.999864,
      ]
    ),
    (
      Spring(bounce: 0.15),
      [
        0.138210, 0.388102, 0.617685, 0.786369, 0.894509, 0.956447, 1.001617, 1.006020, 1.003073, 1.000436,
        0.999966,
      ]
    ),
    (
      Spring(bounce: 0.3),
      [
        0.145715, 0.423302, 0.685055, 0.873711, 0.984087, 1.033930, 1.039303, 1.014498, 1.000737, 0.998192,
        1.000072,
      ]
    ),
    (
      Spring(response: 0.5, dampingRatio: 0.825),
      [
        0.139417, 0.393608, 0.628021, 0.799649, 0.908178, 0.968511, 1.008260, 1.008402, 1.003480, 1.000259,
        0.999945,
      ]
    ),
    (
      Spring(response: 0.15, dampingRatio: 0.86),
      [0.676635, 0.975876, 1.004981, 1.001449, 1.000094, 0.999976, 1, 1, 1, 1, 1]
    ),
    (
      Spring(bounce: -0.3),
      [
        0.114430, 0.290826, 0.446163, 0.570395, 0.667382, 0.742606, 0.845914, 0.907764, 0.944788, 0.974430,
        0.992911,
      ]
    ),
  ]

  @Test("a spring has the values of the table", arguments: springs)
  func spring(spring: Spring, values: [Double]) {
    for (time, value) in zip(Self.times, values) { #expect(abs(spring.value(time: time) - value) < 1e-6) }
  }

  @Test("a spring settles, and overshoots, when the table says")
  func settling() {
    #expect(abs(Spring(bounce: 0.15).settlingDuration - 0.8768) < 1e-3)
    #expect(abs(Spring(bounce: 0.3).settlingDuration - 1.0447) < 1e-3)
    #expect(abs(Spring(bounce: 0.15).value(time: 0.4746) - 1.006288) < 1e-6)
    #expect(abs(Spring(bounce: 0.3).value(time: 0.3501) - 1.045988) < 1e-6)
    #expect(abs(Spring(response: 0.5, dampingRatio: 0.825).value(time: 0.4424) - 1.010191) < 1e-6)
  }

  @Test("the velocity of a spring is the slope of its way")
  func velocity() {
    for spring in Self.springs.map(\.0) {
      for time in Self.times {
        let slope =
          (spring.value(initialVelocity: 2, time: time + 1e-6)
            - spring.value(initialVelocity: 2, time: time - 1e-6)) / 2e-6
        #expect(abs(spring.velocity(initialVelocity: 2, time: time) - slope) < 1e-4)
      }
    }
  }

  @Test(
    "a colour goes through linear light",
    arguments: [(0.25, [0xe1, 0x89]), (0.5, [0xbc, 0xbc]), (0.75, [0x89, 0xe1])])
  func colors(share: Double, bytes: [Int]) {
    let shown = [1 - share, share].map { Int((LinearColor.gamma($0) * 255).rounded()) }
    #expect(shown == bytes)
  }
}
