#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

Process.prepare()
exit(MendelCommand.start())
