// What the system brings, under one name: its C library, and of Foundation what Linux has without the rest.

#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Glibc
#endif
