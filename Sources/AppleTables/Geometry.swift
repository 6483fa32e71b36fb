import Presentations
import Sessions

extension AppleTypes {
  static let geometry = TypeInfo.read(
    """
    struct CGPoint: Hashable  // A place.
      var x, y: Double
      func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty) }  // Where a transform moves it.
      var animatableData: AnimatablePair<Double, Double> { get { AnimatablePair(x, y) } set { x = newValue.first; y = newValue.second } }  // What an animation goes through.
    struct CGSize: Hashable  // A width and a height.
      var width, height: Double
      var animatableData: AnimatablePair<Double, Double> { get { AnimatablePair(width, height) } set { width = newValue.first; height = newValue.second } }  // What an animation goes through.
    struct CGVector: Hashable  // A direction.
      var dx, dy: Double
    struct CGRect: Hashable  // A rectangle.
      var origin: CGPoint
      var size: CGSize
      var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { origin.animatableData = newValue.first; size.animatableData = newValue.second }
      }  // What an animation goes through.
      init(x: Double, y: Double, width: Double, height: Double) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }  // A rectangle by four numbers.
      each width, height | var #: Double { abs(size.#) }  // Its #.
      each minX/x/width/left, minY/y/height/upper | var #: Double { min(origin.#1, origin.#1 + size.#2) }  // Its #3 edge.
      each maxX/minX/width/right, maxY/minY/height/lower | var #: Double { #1 + #2 }  // Its #3 edge.
      each midX/x/width, midY/y/height | var #: Double { origin.#1 + size.#2 / 2 }  // Its middle.
      func insetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }  // A smaller one around the same middle.
      func inset(by edges: UIEdgeInsets) -> CGRect {
        CGRect(x: minX + edges.left, y: minY + edges.top, width: width - edges.left - edges.right, height: height - edges.top - edges.bottom)
      }  // A smaller one, by the distances of its edges.
      func offsetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width, height: height) }  // The same at another place.
      var integral: CGRect { CGRect(x: floor(minX), y: floor(minY), width: ceil(maxX) - floor(minX), height: ceil(maxY) - floor(minY)) }  // The smallest around it that ends at whole points.
      var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }  // The same, with no negative side.
      var isEmpty: Bool { width <= 0 || height <= 0 }  // Whether nothing lies in it.
      func intersects(_ o: CGRect) -> Bool { max(minX, o.minX) < min(maxX, o.maxX) && max(minY, o.minY) < min(maxY, o.maxY) }  // Whether both have something in common.
      static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }  // No rectangle.
      var isNull: Bool { minX == .infinity }  // Whether it is none.
      func intersection(_ o: CGRect) -> CGRect { intersects(o) ? CGRect(x: max(minX, o.minX), y: max(minY, o.minY), width: min(maxX, o.maxX) - max(minX, o.minX), height: min(maxY, o.maxY) - max(minY, o.minY)) : .null }  // What both have in common.
      func contains(_ o: CGRect) -> Bool { union(o) == self }  // Whether another lies in it.
      func union(_ o: CGRect) -> CGRect { CGRect(x: min(minX, o.minX), y: min(minY, o.minY), width: max(maxX, o.maxX) - min(minX, o.minX), height: max(maxY, o.maxY) - min(minY, o.minY)) }  // What holds both.
      func contains(_ point: CGPoint) -> Bool { point.x >= minX && point.y >= minY && point.x < maxX && point.y < maxY }  // Whether a place lies in it.
      func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
        let (isAcross, isFar) = (edge == .minXEdge || edge == .maxXEdge, edge == .maxXEdge || edge == .maxYEdge)
        let length = isAcross ? width : height
        let cut = isFar ? length - min(max(distance, 0), length) : min(max(distance, 0), length)
        let near = CGRect(x: minX, y: minY, width: isAcross ? cut : width, height: isAcross ? height : cut)
        let far = CGRect(x: isAcross ? minX + cut : minX, y: isAcross ? minY : minY + cut, width: isAcross ? width - cut : width, height: isAcross ? height : height - cut)
        return isFar ? (slice: far, remainder: near) : (slice: near, remainder: far)
      }  // What lies at an edge, so far into it, and the rest.
    enum CGRectEdge minXEdge minYEdge maxXEdge maxYEdge  // An edge of a rectangle.
    struct UIEdgeInsets: Hashable  // Distances from four edges.
      var top, left, bottom, right: Double
    struct UIOffset: Hashable  // How far something is moved.
      var horizontal, vertical: Double
    struct NSDirectionalEdgeInsets: Hashable  // Distances from four edges.
      var top, leading, bottom, trailing: Double
    struct IndexPath: Hashable, Comparable  // A row in a section.
      var row, section: Int
      init(item: Int, section: Int) { row = item; self.section = section }  // An item in a section.
      init(arrayLiteral section: Int, _ row: Int) { self.section = section; self.row = row }  // `[0, 1]`: a section, and a row in it.
      var item: Int { row }  // The item.
    struct CGAffineTransform: Hashable  // How a view is moved, turned and made larger.
      var a: Double = 1
      var b, c: Double
      var d: Double = 1
      var tx, ty: Double
      static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }  // None.
      init(scaleX x: Double, y: Double) { self = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }  // Makes larger.
      init(translationX x: Double, y: Double) { self = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }  // Moves.
      init(rotationAngle angle: Double) { self = CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0) }  // Turns.
      var isIdentity: Bool { self == .identity }  // Whether it does nothing.
      func concatenating(_ o: CGAffineTransform) -> CGAffineTransform { CGAffineTransform(a: a * o.a + b * o.c, b: a * o.b + b * o.d, c: c * o.a + d * o.c, d: c * o.b + d * o.d, tx: tx * o.a + ty * o.c + o.tx, ty: tx * o.b + ty * o.d + o.ty) }  // This, then another.
      func scaledBy(x: Double, y: Double) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }  // Larger first.
      func rotated(by angle: Double) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }  // Turned first.
      func translatedBy(x: Double, y: Double) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }  // Moved first.
    struct Global
      each Point/x/y/place, Size/width/height/size | func CG#Make(_ #1: Double, _ #2: Double) -> CG# { CG#(#1: #1, #2: #2) }  // A #3.
      each MinX/minX, MidX/midX, MaxX/maxX, MinY/minY, MidY/midY, MaxY/maxY, Width/width, Height/height | func CGRectGet#(_ rect: CGRect) -> Double { rect.#1 }  // The older name of `#1`.
      func CGRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }  // A rectangle.
    struct CGPoint,CGSize,CGVector,CGRect,UIEdgeInsets,UIOffset,NSDirectionalEdgeInsets
      static var zero: Self { Self() }  // All of it 0.
    struct CGPoint,CGSize,CGRect
      func equalTo(_ other: Self) -> Bool { self == other }  // Whether both are equal.
    """)
}
