import type { Plugin } from 'vite'
import { parseLongText } from './parse-long-text.ts'

/** Compiles the Markdown of `locales/` at build time, so that no reader of it travels to browsers. */
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
