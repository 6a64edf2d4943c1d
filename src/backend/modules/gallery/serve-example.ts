import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context as HonoContext } from 'hono'
import { AppError } from '../../../contract/app-error.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { examplesFolder } from '../../paths.ts'
import { answerContent, INERT } from '../files/index.ts'
import { loadExamples } from './examples.ts'

const MAX_AGE_SECONDS = 86_400

/** Serves a file of an example; only names listed in the index reach the disk. */
export async function serveExample(c: HonoContext<ApiEnvironment>): Promise<Response> {
  const { context, actor, request } = c.var
  await context.rateLimits.take('media', actor, request)
  const name = c.req.param('name') ?? ''
  const examples = context.env.GALLERY_EXAMPLES ? await loadExamples() : []
  const example = examples.find(({ file, thumbnail, preview }) =>
    [file, thumbnail, preview].includes(name),
  )
  if (!example) throw new AppError('not_found')
  const path = join(examplesFolder, name)
  const { size, mtimeMs } = await stat(path)
  const etag = `"${example.id}-${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const headers = new Headers({
    ...INERT,
    'content-type': name.endsWith('.mp4') ? 'video/mp4' : 'image/webp',
    'accept-ranges': 'bytes',
    etag,
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
  })
  const read = (range: { start: number; end: number }) => createReadStream(path, range)
  return answerContent(c.req.raw, { sizeBytes: size, etag, read }, headers)
}
