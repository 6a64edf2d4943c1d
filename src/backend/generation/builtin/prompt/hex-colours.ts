import { compile } from './words.ts'

const HEX = /#([\da-f]{6}|[\da-f]{3})(?![\da-f])/giu

/** Extracts hex colors from a text: `#0af` and `#00aaff`. */
export function takeHexColours(
  text: string,
  small: string,
): { colours: `#${string}`[]; rest: string } {
  const colours = [...text.matchAll(HEX)].map(([, digits = '']): `#${string}` => {
    const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    return `#${long.toLowerCase()}`
  })
  if (colours.length === 0) return { colours, rest: text }
  // "in #0af and #2f4f4f": the words leading to a color are removed with it.
  const led = compile(`(?:(?<=\\s)(?:${small})\\s+){0,3}${HEX.source}`, 'giu')
  return { colours: [...new Set(colours)], rest: text.replace(led, ' ') }
}
