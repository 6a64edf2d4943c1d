/** The median of the first `count` values, by quickselect (Hoare 1961), which reorders them. */
export function median(values: Float32Array, count: number): number {
  const wanted = count >> 1
  let [low, high] = [0, count - 1]
  while (low < high) {
    const split = parted(values, low, high)
    if (wanted <= split) high = split
    else low = split + 1
  }
  return values[wanted]!
}

/** Hoare's partition: puts smaller values before larger ones and returns where they meet. */
function parted(values: Float32Array, low: number, high: number): number {
  const pivot = values[(low + high) >> 1]!
  let [left, right] = [low - 1, high + 1]
  for (;;) {
    do left++
    while (values[left]! < pivot)
    do right--
    while (values[right]! > pivot)
    if (left >= right) return right
    const swapped = values[left]!
    values[left] = values[right]!
    values[right] = swapped
  }
}
