#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The components in which colours are interpolated: sRGB without its gamma curve.
package enum LinearColor {
  /// Converts a component of sRGB, from 0 to 1, to linear light.
  package static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Converts linear light, from 0 to 1, to a component of sRGB.
  package static func gamma(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
