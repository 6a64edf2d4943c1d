/** An item described with schema.org vocabulary. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** JSON-LD for a page. `<` is escaped so that no text can end the script early. */
export const structuredDataScript = (data: StructuredData) => ({
  type: 'application/ld+json',
  children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  ),
})
