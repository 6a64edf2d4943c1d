/** A thing described in the words of schema.org. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** JSON-LD as a page carries it. `<` is written so that no text can end the script early. */
export const structuredDataScript = (data: StructuredData) => ({
  type: 'application/ld+json',
  children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  ),
})
