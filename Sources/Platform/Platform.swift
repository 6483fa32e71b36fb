// One import for the system's libraries: the C library, and Foundation (on Linux only FoundationEssentials where available).

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
