import { createServerFn } from '@tanstack/react-start'
import { apiCall } from './api-call'
import { shownExamples } from './examples.server'

export type { ShownExample } from './examples.server'

/** The results that ship with the product, in the language of the page. */
export const examplesFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) =>
    shownExamples({
      call: context.call,
      language: context.sender.language,
      origin: context.origin,
    }),
  )
