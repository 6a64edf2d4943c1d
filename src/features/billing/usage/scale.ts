const STEPS = [1, 2, 4, 5, 10]

/** Top of a scale that is read at a glance: 1, 2, 4 or 5 with zeros, and no less than the value. */
export function scaleTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  const step = STEPS.find((one) => one * power >= value) ?? 10
  // Half of it is written, too, and a credit has no halves.
  return Math.max(2, step * power)
}
