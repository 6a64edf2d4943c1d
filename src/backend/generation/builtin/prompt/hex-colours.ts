const HEX = /#([\da-f]{6}|[\da-f]{3})(?![\da-f])/giu

/** Takes colours given by value out of a text: `#0af` and `#00aaff`. */
export function takeHexColours(text: string): { colours: `#${string}`[]; rest: string } {
  const colours = [...text.matchAll(HEX)].map(([, digits = '']): `#${string}` => {
    const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    return `#${long.toLowerCase()}`
  })
  return { colours: [...new Set(colours)], rest: text.replace(HEX, ' ') }
}
