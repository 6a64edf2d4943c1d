/**
 * The prompt for a scene in the user's words, with a free spot where a product is added later and nothing that could be
 * mistaken for one.
 */
export const emptyScene = (words: string): string =>
  [
    `Photo of an empty scene for a product shot: ${words}`,
    'Eye-level view, with a free surface across the lower third whose middle stays empty, for a product that is added later',
    'The surroundings are slightly out of focus, the light is soft',
    'No product, no packaging, no people, no hands, no frame',
  ].join('. ')
