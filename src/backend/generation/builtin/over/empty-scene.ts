/**
 * A scene in somebody's words as a model is asked to paint it: with a free place where a product is put
 * afterwards, and nothing that could be taken for one.
 */
export const emptyScene = (words: string): string =>
  [
    `Photo of an empty scene for a product shot: ${words}`,
    'Eye-level view, with a free surface across the lower third whose middle stays empty, for a product that is added later',
    'The surroundings are slightly out of focus, the light is soft',
    'No product, no packaging, no people, no hands, no frame',
  ].join('. ')
