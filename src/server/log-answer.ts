import type { Logger } from 'pino'
import { loggedPath } from '@/backend/observability/logged-path'

/** One line for each answer that is not the API's, which writes its own: no query, and no secret of a link. */
export function logAnswer(
  log: Pick<Logger, 'info'>,
  request: Request,
  { status, startedAt }: { status: number; startedAt: number },
): void {
  const path = loggedPath(new URL(request.url).pathname)
  const ms = Math.round(performance.now() - startedAt)
  log.info({ method: request.method, path, status, ms }, 'page')
}
