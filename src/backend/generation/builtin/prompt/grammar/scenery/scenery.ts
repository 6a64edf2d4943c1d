/** What stands in a picture and how its hour is lit, as lists of a grammar. */
export interface Scenery {
  /** Taking a picture, and the light and weather of an hour as they are seen: customers hear of no rim light. */
  glows: string
  /** What is laid out around the thing: a wooden table, linen, steam. It may be for sale elsewhere. */
  props: string
}
