/** An edge pixel: its opacity, and the nearest pixels that are certainly object and certainly ground. */
export interface EdgePixel {
  opacity: number
  object: number
  ground: number
}

/** Removes the ground from a pixel's color, so that no halo of the old picture remains. */
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
    // Dividing by a low opacity amplifies noise, so the object's color takes over there.
    data[pixel * 4 + channel] = freed * opacity + pure * (1 - opacity)
  }
}
