import type { Plugin } from 'vite'

const CALLER = /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const EARLY = /import \{ serverFnFetcher \} from (["']\.\/serverFnFetcher\.js["']);/

/**
 * What calls server functions (its serializer is a tenth of the framework) is fetched with the first
 * call and not before: a page is rendered and hydrated with the data that came along.
 */
export function lateServerCalls(): Plugin {
  return {
    name: 'adloom:late-server-calls',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CALLER },
      handler(code) {
        if (!EARLY.test(code)) this.error('Start calls server functions in another way now')
        return {
          code: code.replace(
            EARLY,
            'const serverFnFetcher = async (...call) => (await import($1)).serverFnFetcher(...call);',
          ),
          map: null,
        }
      },
    },
  }
}
