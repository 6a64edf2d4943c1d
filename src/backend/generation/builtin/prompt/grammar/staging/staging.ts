/**
 * How a language tells a picture: what is in it, how it is lit, framed and filled. `frames`,
 * `splits`, `holders`, `settings` and `uses` are sources of patterns on plain text, the others are
 * lists as in a grammar.
 */
export interface Staging {
  /** "Phone-style shot of": what follows is seen. */
  frames: string
  /** "Split picture": two halves of one picture. */
  splits: string
  /** Where a half is: "on the left". */
  sides: string
  /** What has only a picture: shadow, backdrop, angle. */
  seen: string
  /** Light, which a picture has and a lamp. */
  light: string
  /** What has a picture and life alike: energy, plants. */
  felt: string
  /** How those are, beside the words for styles: soft, around it. */
  manners: string
  /** Who shows the thing, up to the thing: "hands lift out". */
  holders: string
  /** Where the thing is or what it does, from there to the end: "in a", "bursts". */
  settings: string
  /** The thing that a half owes its looks to, as the first group. */
  uses: string
}
