/** The values of a square of cells, with each cell's channels side by side. */
export interface Cells {
  side: number
  channels: number
  data: Float32Array
}

const LEAK = 0.1

/** Values below zero leak a tenth (leaky ReLU). */
function softened(data: Float32Array): void {
  for (let at = 0; at < data.length; at += 1) if (data[at]! < 0) data[at]! *= LEAK
}

/** A 3 × 3 convolution without padding: two cells fewer each way. `filters` is [3, 3, in, out]. */
export function convolved(cells: Cells, filters: Float32Array, bias: Float32Array): Cells {
  const side = cells.side - 2
  const channels = bias.length
  const data = new Float32Array(side * side * channels)
  const inner = cells.channels * 3
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const to = (y * side + x) * channels
      data.set(bias, to)
      for (let row = 0; row < 3; row += 1) {
        const from = ((y + row) * cells.side + x) * cells.channels
        addScaled(data, to, channels, cells.data, from, inner, filters, row * inner * channels)
      }
    }
  }
  softened(data)
  return { side, channels, data }
}

/** Depthwise 3 × 3 with zero padding, then 1 × 1 over the channels (MobileNet's pair). */
export function separated(
  cells: Cells,
  depthwise: Float32Array,
  pointwise: Float32Array,
  bias: Float32Array,
): Cells {
  const mixed = mixedChannels(spread(cells, depthwise), pointwise, bias)
  softened(mixed.data)
  return mixed
}

function spread({ side, channels, data }: Cells, filters: Float32Array): Cells {
  const result = new Float32Array(data.length)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const to = (y * side + x) * channels
      for (let near = 0; near < 9; near += 1) {
        const [row, column] = [y + Math.floor(near / 3) - 1, x + (near % 3) - 1]
        if (row < 0 || column < 0 || row >= side || column >= side) continue
        const from = (row * side + column) * channels
        for (let channel = 0; channel < channels; channel += 1)
          result[to + channel]! += data[from + channel]! * filters[near * channels + channel]!
      }
    }
  }
  return { side, channels, data: result }
}

/** A 1 × 1 convolution. `filters` is [in, out]. */
export function mixedChannels(cells: Cells, filters: Float32Array, bias: Float32Array): Cells {
  const { side } = cells
  const channels = bias.length
  const data = new Float32Array(side * side * channels)
  for (let cell = 0; cell < side * side; cell += 1) {
    const to = cell * channels
    data.set(bias, to)
    addScaled(data, to, channels, cells.data, cell * cells.channels, cells.channels, filters, 0)
  }
  return { side, channels, data }
}

/**
 * Adds `inputs` rows of `filters`, each times its input. Four at a time, since reading and writing the sums is most of
 * the work.
 */
function addScaled(
  sums: Float32Array,
  to: number,
  count: number,
  values: Float32Array,
  from: number,
  inputs: number,
  filters: Float32Array,
  first: number,
): void {
  const fours = inputs - (inputs % 4)
  for (let input = 0; input < fours; input += 4) {
    const [a, b] = [values[from + input]!, values[from + input + 1]!]
    const [c, d] = [values[from + input + 2]!, values[from + input + 3]!]
    const one = first + input * count
    const [two, three, four] = [one + count, one + 2 * count, one + 3 * count]
    for (let at = 0; at < count; at += 1)
      sums[to + at]! +=
        a * filters[one + at]! +
        b * filters[two + at]! +
        c * filters[three + at]! +
        d * filters[four + at]!
  }
  for (let input = fours; input < inputs; input += 1) {
    const factor = values[from + input]!
    const row = first + input * count
    for (let at = 0; at < count; at += 1) sums[to + at]! += factor * filters[row + at]!
  }
}

/** Max pooling over 2 × 2 cells with the given stride; cells beyond the border do not count. */
export function pooled({ side, channels, data }: Cells, stride: 1 | 2): Cells {
  const small = Math.ceil(side / stride)
  const result = new Float32Array(small * small * channels).fill(Number.NEGATIVE_INFINITY)
  for (let y = 0; y < small; y += 1) {
    for (let x = 0; x < small; x += 1) {
      const to = (y * small + x) * channels
      for (let row = y * stride; row < Math.min(side, y * stride + 2); row += 1)
        for (let column = x * stride; column < Math.min(side, x * stride + 2); column += 1)
          for (let channel = 0; channel < channels; channel += 1)
            result[to + channel] = Math.max(
              result[to + channel]!,
              data[(row * side + column) * channels + channel]!,
            )
    }
  }
  return { side: small, channels, data: result }
}
