import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Makes the server return 404, so that machines see the not-found page as an error. */
export const answerNotFound = createIsomorphicFn()
  .server(() => setResponseStatus(404))
  .client(() => {})

/** Makes the server return 410, for content that no longer exists. */
export const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => {})
