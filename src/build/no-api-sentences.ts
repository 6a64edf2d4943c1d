import type { Plugin } from 'vite'

/** Leaves the sentences for readers of the API at the server: a browser shows its translations. */
export function noApiSentences(): Plugin {
  return {
    name: 'adloom:no-api-sentences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/contract\/error-sentences\.ts$/ },
      handler: () => ({ code: 'export const ERROR_SENTENCES = {}', map: null }),
    },
  }
}
