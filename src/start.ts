import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { appErrorAdapter } from './api/app-error-adapter'
import { functionErrors } from './api/function-errors'
import { serverFunctionFetch } from './api/server-function-fetch'
import { languageMiddleware } from './i18n/language-middleware'

export const startInstance = createStart(() => ({
  serializationAdapters: [appErrorAdapter],
  // A start file of our own turns off Start's automatic CSRF check: it stands here again.
  requestMiddleware: [
    languageMiddleware,
    createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' }),
  ],
  functionMiddleware: [functionErrors],
  serverFns: { fetch: serverFunctionFetch },
}))
