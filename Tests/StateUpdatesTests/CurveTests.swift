import StateUpdates
import Testing

@Suite struct Placeholder {}
