import type { Context as HonoContext } from 'hono'
import { AppError } from '../../../contract/app-error.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import type { ThumbnailFormat } from '../../media/pictures/thumbnails.ts'
import type { ByteRange } from '../../storage/storage.ts'
import { answerContent, INERT } from './answer-content.ts'
import { type FileRow, findFile } from './file-row.ts'
import type { MediaAddress } from './media-address.ts'
import { originalKey, pictureKey } from './variants.ts'

interface Content {
  key: string
  mimeType: string
  sizeBytes: number
  etag: string
}

/** Answers with a file, or a part of it, whose address has been verified. */
export async function serveFile(
  c: HonoContext<ApiEnvironment>,
  address: MediaAddress,
  disposition?: (file: FileRow) => string,
): Promise<Response> {
  const { context } = c.var
  const file = await findFile(context.db, address.fileId)
  if (!file) throw new AppError('not_found')
  const content = await contentOf(c, file, address.variant)
  const secondsLeft = Math.floor(
    (address.expiresAt.getTime() - context.clock.now().getTime()) / 1000,
  )
  const isWhole = address.variant === 'original' && c.req.method !== 'HEAD'
  const direct = isWhole
    ? await context.storage.directAddress(content.key, {
        mimeType: content.mimeType,
        disposition: disposition?.(file),
        seconds: secondsLeft,
      })
    : null
  if (direct) return redirectTo(direct, secondsLeft)
  const headers = new Headers({
    ...INERT,
    'content-type': content.mimeType,
    'accept-ranges': 'bytes',
    etag: content.etag,
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    ...(address.variant === 'original' ? {} : { vary: 'Accept' }),
    ...(disposition ? { 'content-disposition': disposition(file) } : {}),
  })
  const read = (range: ByteRange) => context.storage.read(content.key, range)
  return answerContent(c.req.raw, { ...content, read }, headers)
}

/** Only whole originals redirect: thumbnails are many, and a detour for each would take longer than sending it. */
const redirectTo = (address: string, secondsLeft: number): Response =>
  new Response(null, {
    status: 302,
    headers: { ...INERT, location: address, 'cache-control': `private, max-age=${secondsLeft}` },
  })

async function contentOf(
  c: HonoContext<ApiEnvironment>,
  file: FileRow,
  variant: MediaAddress['variant'],
): Promise<Content> {
  const tag = `${file.sha256.slice(0, 32)}-${variant}`
  if (variant === 'original') {
    const { mimeType, sizeBytes } = file
    return { key: originalKey(file.id), mimeType, sizeBytes, etag: `"${tag}"` }
  }
  const format: ThumbnailFormat = /\bimage\/avif\b/.test(c.req.header('accept') ?? '')
    ? 'avif'
    : 'webp'
  const key = pictureKey(file.id, variant, format)
  const sizeBytes = await c.var.context.storage.sizeBytes(key)
  if (sizeBytes === null) throw new AppError('not_found')
  return { key, mimeType: `image/${format}`, sizeBytes, etag: `"${tag}-${format}"` }
}
