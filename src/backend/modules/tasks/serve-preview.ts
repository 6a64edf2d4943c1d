import type { Context as HonoContext } from 'hono'
import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { requireAccess } from '../../http/require-access.ts'
import { readPreview } from './previews.ts'
import { requireTask } from './task-row.ts'

const Address = z.object({ taskId: z.uuid(), position: z.coerce.number().int().min(0).max(1_000) })

/** Serves the thumbnail of a result that is ready before the others, to anyone who may see its task. */
export async function servePreview(c: HonoContext<ApiEnvironment>): Promise<Response> {
  const { context, actor, request, authFailure } = c.var
  await context.rateLimits.take('media', actor, request)
  requireAccess('user', actor, authFailure)
  const address = Address.safeParse(c.req.param())
  if (actor.kind !== 'user' || !address.success) throw new AppError('not_found')
  await requireTask(context.db, { taskId: address.data.taskId, actor })
  const picture = await readPreview(context.db, address.data)
  if (!picture) throw new AppError('not_found')
  return c.body(new Uint8Array(picture), 200, {
    'content-type': 'image/webp',
    // The browser shows it again as a placeholder until the result itself is loaded.
    'cache-control': 'private, max-age=300',
    'x-content-type-options': 'nosniff',
  })
}
