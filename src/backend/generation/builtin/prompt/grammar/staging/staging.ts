/**
 * How a language describes a picture: its contents, light, framing and props. `frames`, `splits`, `holders`, `settings`
 * and `uses` are pattern sources for plain text, the others lists as in a grammar.
 */
export interface Staging {
  /** "Phone-style shot of": a description of the picture follows. */
  frames: string
  /** "Split picture": two halves of one picture. */
  splits: string
  /** The position of a half: "on the left". */
  sides: string
  /** Only found in pictures: shadow, backdrop, angle. */
  seen: string
  /** Light, found in pictures but also in lamps. */
  light: string
  /** Found in pictures and in life: energy, plants. */
  felt: string
  /** How those look, besides the style words: soft, around it. */
  manners: string
  /** Whoever shows the product, up to the product: "hands lift out". */
  holders: string
  /** Where the product is or what it does, up to the end: "in a", "bursts". */
  settings: string
  /** The thing that gives a half its look, as the first group. */
  uses: string
}
