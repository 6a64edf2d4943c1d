/** Easing curves, shared by the engine's videos and the page's preview of them. */

export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value))

/** How far `time` is between two moments, 0 to 1. */
export const progressBetween = (time: number, from: number, to: number): number =>
  clamp01((time - from) / Math.max(1e-6, to - from))

export const easeOut = (t: number): number => 1 - (1 - t) ** 4
export const easeInOut = (t: number): number => (t < 0.5 ? 8 * t ** 4 : 1 - (-2 * t + 2) ** 4 / 2)
export const smooth = (t: number): number => t * t * (3 - 2 * t)
