import { mapTriple } from '../../../media/triple.ts'
/** Color in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees; equal steps look equal. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** Hex color; chroma is reduced until the color exists in sRGB, lightness and hue stay. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = Math.max(0, c)
  let rgb = toLinear({ l, c: chroma, h })
  while (chroma > 0 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004)
    rgb = toLinear({ l, c: chroma, h })
  }
  const bytes = rgb.map((value) => Math.round(encode(clamp(value)) * 255))
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function fromRgb(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = mapTriple([red, green, blue], (value) => decode(value / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: lightness,
    c: Math.hypot(greenRed, blueYellow),
    h: ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360,
  }
}

export function fromHex(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return fromRgb((value >> 16) & 255, (value >> 8) & 255, value & 255)
}

/** The same color with an alpha of 0 to 1, as `#rrggbbaa`. */
export const withAlpha = (hex: string, alpha: number): string =>
  hex.slice(0, 7) +
  Math.round(clamp(alpha) * 255)
    .toString(16)
    .padStart(2, '0')

export const shade = (hex: string, change: Partial<Record<keyof Oklch, number>>): string => {
  const { l, c, h } = fromHex(hex)
  return toHex({
    l: clamp(l + (change.l ?? 0)),
    c: Math.max(0, c + (change.c ?? 0)),
    h: h + (change.h ?? 0),
  })
}

/** Relative luminance as WCAG defines it. */
export function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return luminanceOf([value >> 16, (value >> 8) & 255, value & 255], 0)
}

/** The relative luminance of a pixel whose red, green, and blue are at `at`. */
export const luminanceOf = (bytes: ArrayLike<number>, at: number): number =>
  0.2126 * LINEAR[bytes[at]!]! + 0.7152 * LINEAR[bytes[at + 1]!]! + 0.0722 * LINEAR[bytes[at + 2]!]!

/** WCAG contrast ratio, 1 to 21, from two luminances. */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** WCAG contrast ratio, 1 to 21. */
export const contrast = (one: string, other: string): number =>
  ratioOf(luminance(one), luminance(other))

/** `colour` moved in lightness, away from `ground`, until it's legible on it. */
export function readable(colour: string, ground: string, ratio = 4.5): string {
  const { c, h, l } = fromHex(colour)
  const direction = luminance(ground) > 0.18 ? -1 : 1
  for (let step = 0; step <= 50; step += 1) {
    const candidate = toHex({ l: clamp(l + direction * step * 0.02), c, h })
    if (contrast(candidate, ground) >= ratio) return candidate
  }
  return direction < 0 ? '#000000' : '#ffffff'
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const decode = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Linear light of every byte value. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => decode(byte / 255))

const encode = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
