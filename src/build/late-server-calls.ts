import type { Plugin } from 'vite'

const CALLER = /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const EARLY = /import \{ serverFnFetcher \} from (["']\.\/serverFnFetcher\.js["']);/

/**
 * Loads the server function client (its serializer is a tenth of the framework) only with the first call: a
 * page renders and hydrates with the data that came along. Once loaded, it is called synchronously: a request
 * sent while the page closes would not survive another wait.
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
