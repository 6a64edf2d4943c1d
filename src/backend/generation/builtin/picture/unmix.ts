/** A pixel of the edge: how opaque it is, and the nearest ones that are surely object and surely ground. */
export interface EdgePixel {
  opacity: number
  object: number
  ground: number
}

/** Takes the ground out of a pixel's colour, so that no halo of the old picture stays. */
export function unmix(
  data: Buffer,
  original: Uint8Array,
  pixel: number,
  { opacity, object, ground }: EdgePixel,
): void {
  if (object < 0 || ground < 0) return
  for (let channel = 0; channel < 3; channel += 1) {
    const mixed = original[pixel * 4 + channel]!
    const base = original[ground * 4 + channel]!
    const pure = original[object * 4 + channel]!
    const freed = Math.min(255, Math.max(0, (mixed - base * (1 - opacity)) / opacity))
    // The thinner a pixel, the more dividing by it makes noise; there the object's colour is used.
    data[pixel * 4 + channel] = freed * opacity + pure * (1 - opacity)
  }
}
