import type { ServerMiddleware } from 'srvx'

/**
 * While the process stops, every answer ends its connection: whoever keeps one open asks the next process
 * instead of losing the next request with this one.
 */
export function lastAnswers(isStopping: () => boolean): ServerMiddleware {
  return async (_request, next) => {
    const answer = await next()
    if (isStopping()) answer.headers.set('connection', 'close')
    return answer
  }
}
