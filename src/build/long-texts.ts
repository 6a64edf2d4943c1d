import type { Plugin } from 'vite'
import { parseLongText } from './parse-long-text.ts'

/** Compiles the Markdown in `locales/` at build time, so that browsers load no parser. */
export function longTexts(): Plugin {
  return {
    name: 'adloom:long-texts',
    transform: {
      filter: { id: /\/locales\/[a-z]{2}\/[a-z-]+\.md$/ },
      handler: (markdown) => ({
        code: `export default ${JSON.stringify(parseLongText(markdown))}`,
        map: null,
        moduleType: 'js',
      }),
    },
  }
}
