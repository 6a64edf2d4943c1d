import type { Context as HonoContext } from 'hono'
import { AppError } from '../../../contract/app-error.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { verifyArchiveAddress } from './archive-address.ts'
import { attachment } from './content-disposition.ts'
import { findFiles } from './file-row.ts'
import { webBody } from './web-body.ts'
import { zipFiles } from './zip-files.ts'

/** Answers with one archive of the files, without those deleted since. */
export async function serveArchive(c: HonoContext<ApiEnvironment>): Promise<Response> {
  const { context } = c.var
  const ids = verifyArchiveAddress(context, new URL(c.req.url).searchParams)
  const found = await findFiles(context.db, ids)
  const files = ids.flatMap((id) => found.get(id) ?? [])
  if (files.length === 0) throw new AppError('not_found')
  const minute = context.clock.now().toISOString().slice(0, 16).replace(/[-:]/g, '')
  const headers = new Headers({
    'content-type': 'application/zip',
    'content-disposition': attachment(`adloom ${minute.replace('T', '-')}.zip`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  // The router serves HEAD as GET and drops the body: an unread stream would stay open.
  if (c.req.raw.method === 'HEAD') return new Response(null, { headers })
  const { stream, sizeBytes } = zipFiles(context.storage, files)
  if (sizeBytes !== null) headers.set('content-length', String(sizeBytes))
  return new Response(webBody(stream), { headers })
}
