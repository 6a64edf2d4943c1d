/** x' = a·x + b·y + c, y' = d·x + e·y + f: maps a point of one frame to another. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Affine = [1, 0, 0, 0, 1, 0]

/** First `inner`, then `outer`. */
export function composed(outer: Affine, inner: Affine): Affine {
  if (outer === IDENTITY) return inner
  if (inner === IDENTITY) return outer
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [
    a * g + b * j,
    a * h + b * k,
    a * i + b * l + c,
    d * g + e * j,
    d * h + e * k,
    d * i + e * l + f,
  ]
}

export function inverted(motion: Affine): Affine {
  if (motion === IDENTITY) return motion
  const [a, b, c, d, e, f] = motion
  const determinant = a * e - b * d
  const [A, B, D, E] = [e / determinant, -b / determinant, -d / determinant, a / determinant]
  return [A, B, -(A * c + B * f), D, E, -(D * c + E * f)]
}

/** The same motion on a picture `factor` times as large. */
export const scaled = ([a, b, c, d, e, f]: Affine, factor: number): Affine => [
  a,
  b,
  c * factor,
  d,
  e,
  f * factor,
]

/** A motion followed by a shift; returned as is if there is no shift. */
export const onward = (motion: Affine, shift: Affine): Affine =>
  shift === IDENTITY ? motion : composed(shift, motion)

/** Undoes `onward`: the motion without the shift that followed. */
export const backward = (motion: Affine, shift: Affine): Affine =>
  shift === IDENTITY ? motion : composed(inverted(shift), motion)

/** The farthest that the motion moves any corner of a picture. */
export function farthestShift(motion: Affine, width: number, height: number): number {
  const [a, b, c, d, e, f] = motion
  const corners = [0, width].flatMap((x) => [0, height].map((y) => [x, y] as const))
  const shifts = corners.map(([x, y]) => Math.hypot(a * x + b * y + c - x, d * x + e * y + f - y))
  return Math.max(...shifts)
}
