/** Contrast of two colors, 1 to 21 (WCAG 2.2, `#rrggbb`). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** White or black, whichever is more readable on a color. */
export const inkOn = (colour: string): '#ffffff' | '#000000' =>
  contrastOf(colour, '#ffffff') >= contrastOf(colour, '#000000') ? '#ffffff' : '#000000'

function luminanceOf(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  const linear = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
