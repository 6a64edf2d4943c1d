/** What a mark changes at least, and what a pixel may be off then: in levels, and of the change. */
export const CHANGED = 5
const [OFF, OFF_SHARE] = [2.5, 0.15]

/** Whether a pixel goes along with the curve of a mark. */
export const isFollowed = (laid: number, error: number): boolean =>
  error < Math.max(OFF, OFF_SHARE * Math.abs(laid))
