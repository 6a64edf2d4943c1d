const STEPS = [1, 2, 4, 5, 10]

/** Top of a scale that is easy to read: 1, 2, 4 or 5 with zeros, at least the value. */
export function scaleTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  const step = STEPS.find((one) => one * power >= value) ?? 10
  // Half of it is labeled, too, and credits are whole.
  return Math.max(2, step * power)
}
