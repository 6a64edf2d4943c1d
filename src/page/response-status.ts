import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Makes the server return 404, so that the not-found page is not a success to machines. */
export const answerNotFound = createIsomorphicFn()
  .server(() => setResponseStatus(404))
  .client(() => {})

/** Makes the server return 410: what was there is there no more. */
export const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => {})
