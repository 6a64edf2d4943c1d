/** Share of a step over five pixels that must occur between two adjacent pixels. */
const AT_ONCE = 0.5
/** A weaker step is noise. */
const WEAKEST = 3

/**
 * Share of an edge's pixels where most of the step occurs at once. Drawn things are that sharp all around; filmed ones
 * are softened by the lens and their own motion.
 */
export function crispness(
  edge: ArrayLike<number>,
  width: number,
  light: (at: number) => number,
): number {
  let crisp = 0
  for (let k = 0; k < edge.length; k++) if (isCrisp(edge[k]!, width, light)) crisp++
  return crisp / Math.max(1, edge.length)
}

function isCrisp(at: number, width: number, light: (at: number) => number): boolean {
  const across = Math.abs(light(at + 1) - light(at - 1))
  const down = Math.abs(light(at + width) - light(at - width))
  const way = across > down ? 1 : width
  let most = 0
  for (let far = -2; far < 2; far++)
    most = Math.max(most, Math.abs(light(at + (far + 1) * way) - light(at + far * way)))
  const whole = Math.abs(light(at + 2 * way) - light(at - 2 * way))
  return most > Math.max(WEAKEST, AT_ONCE * whole)
}
