#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The three calls that are made most are recognised before the argument parser starts; it knows them as well, and a test pairs both ways.
StandardDescriptors.fill()
StackLimit.raise()
FileSizeLimit.survive()
exit(FastPath.run(CommandLine.arguments) ?? MendelCommand.start())
