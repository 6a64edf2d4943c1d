import type { ServerMiddleware } from 'srvx'

/**
 * While the process stops, every response closes its connection, so that keep-alive clients send their next
 * request to the next process instead of losing it with this one.
 */
export function lastAnswers(isStopping: () => boolean): ServerMiddleware {
  return async (_request, next) => {
    const answer = await next()
    if (isStopping()) answer.headers.set('connection', 'close')
    return answer
  }
}
