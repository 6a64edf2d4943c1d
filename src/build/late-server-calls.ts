import type { Plugin } from 'vite'

const CALLER = /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const EARLY = /import \{ serverFnFetcher \} from (["']\.\/serverFnFetcher\.js["']);/

/**
 * What calls server functions (its serializer is a tenth of the framework) is fetched with the first
 * call and not before: a page is rendered and hydrated with the data that came along. Once there it
 * is called at once: what is sent while a page is being left would not outlive another wait.
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
            'let fetcher; const serverFnFetcher = (...call) => fetcher ? fetcher(...call) : import($1).then((late) => (fetcher = late.serverFnFetcher)(...call));',
          ),
          map: null,
        }
      },
    },
  }
}
