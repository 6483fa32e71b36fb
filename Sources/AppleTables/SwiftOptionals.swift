import Sessions

extension AppleTypes {
  static let optionals = TypeInfo.read(
    """
    enum Optional  // A value, or nil.
      init(_ value: Wrapped)  // The value, as one that may be missing.
      static func some(_ value: Wrapped) -> Wrapped?  // The same.
      each map/T/if there is one, flatMap/T?/if it becomes one | func #<T>(_ transform: (Wrapped) -> #1) -> T? { if let value = self { return transform(value) }; return nil }  // What the value becomes, #2.
    enum Result<Success,Failure>: Hashable  // A value, or why there is none.
      case success(Success) failure(Failure)
      init(catching body: () throws -> Success) { do { self = .success(try body()) } catch { self = .failure(error) } }  // What a closure gives, or the error that it throws.
      func get() throws -> Success { switch self { case .success(let value): return value; case .failure(let error): throw error } }  // The value, or the error is thrown.
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> { switch self { case .success(let value): return .success(transform(value)); case .failure(let error): return .failure(error) } }  // What a value becomes.
      func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E> { switch self { case .success(let value): return .success(value); case .failure(let error): return .failure(transform(error)) } }  // What an error becomes.
      func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> { switch self { case .success(let value): return transform(value); case .failure(let error): return .failure(error) } }  // What a value becomes, which may fail too.
    """, ["init": .plain { _, given in given[0].wrapped }, "some": .plain { _, given in given[0].wrapped }])
}
