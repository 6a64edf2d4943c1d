/** The props and lighting of a picture, as lists of a grammar. */
export interface Scenery {
  /** Photography terms, light and weather as they look: customers are never told of rim light. */
  glows: string
  /** What surrounds the product: a wooden table, linen, steam. Another ad may sell these. */
  props: string
}
