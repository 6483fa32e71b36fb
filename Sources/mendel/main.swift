#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The two calls that scripts make most are recognised before the argument parser starts; it knows them as well, and a test pairs both ways.
StackLimit.raise()
exit(FastPath.run(CommandLine.arguments) ?? MendelCommand.start())
