/** Displacements on a coarse grid over a frame, in pixels of the frame, interpolated between grid points. */
export interface FlowField {
  columns: number
  rows: number
  dx: Float32Array
  dy: Float32Array
}

export const stillField = (columns: number, rows: number): FlowField => ({
  columns,
  rows,
  dx: new Float32Array(columns * rows),
  dy: new Float32Array(columns * rows),
})

/** The value between grid points; `u` and `v` run from 0 to 1 over the frame. */
export function sampleGrid(
  values: Float32Array,
  { columns, rows }: FlowField,
  u: number,
  v: number,
): number {
  const x = Math.min(columns - 1.001, Math.max(0, u * (columns - 1)))
  const y = Math.min(rows - 1.001, Math.max(0, v * (rows - 1)))
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - x0, y - y0]
  const at = (column: number, row: number) => values[row * columns + column]!
  const top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx
  const bottom = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx
  return top * (1 - fy) + bottom * fy
}

/** Three passes of a small box blur: close to a Gaussian. */
export function smoothed(
  values: Float32Array,
  columns: number,
  rows: number,
  radius: number,
): Float32Array {
  let current = values
  for (let pass = 0; pass < 3; pass += 1) {
    current = boxBlur(boxBlur(current, columns, rows, radius, 1), columns, rows, radius, columns)
  }
  return current
}

/** Blurs along one axis: `stride` is the step between neighbors on it. */
function boxBlur(
  values: Float32Array,
  columns: number,
  rows: number,
  radius: number,
  stride: number,
): Float32Array {
  const result = new Float32Array(values.length)
  const length = stride === 1 ? columns : rows
  for (let index = 0; index < values.length; index += 1) {
    const place = stride === 1 ? index % columns : Math.floor(index / columns)
    const from = Math.max(-radius, -place)
    const to = Math.min(radius, length - 1 - place)
    let sum = 0
    for (let step = from; step <= to; step += 1) sum += values[index + step * stride]!
    result[index] = sum / (to - from + 1)
  }
  return result
}
