import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Context as HonoContext } from 'hono'
import { AppError } from '../../../contract/app-error.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import type { ThumbnailFormat } from '../../media/thumbnails.ts'
import { parseByteRange } from './byte-range.ts'
import { type FileRow, findFile } from './file-row.ts'
import type { MediaAddress } from './media-address.ts'
import { originalKey, pictureKey } from './variants.ts'

/** A user's file is never more than a picture or a video, even when opened by itself. */
const INERT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  // The signed address is the permission; the pages may stand on another host than the API.
  'cross-origin-resource-policy': 'cross-origin',
}

interface Content {
  key: string
  mimeType: string
  sizeBytes: number
  etag: string
}

/** Answers a file, or a part of it, under an address that was checked before. */
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
  const headers = new Headers({
    ...INERT,
    'content-type': content.mimeType,
    'accept-ranges': 'bytes',
    etag: content.etag,
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    ...(address.variant === 'original' ? {} : { vary: 'Accept' }),
    ...(disposition ? { 'content-disposition': disposition(file) } : {}),
  })
  if (knows(c.req.header('if-none-match'), content.etag)) {
    return new Response(null, { status: 304, headers })
  }
  return answerContent(c, content, headers)
}

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

const knows = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, ''))) ?? false

async function answerContent(
  c: HonoContext<ApiEnvironment>,
  { key, sizeBytes, etag }: Content,
  headers: Headers,
): Promise<Response> {
  const condition = c.req.header('if-range')
  const isRangeWanted = condition === undefined || condition === etag
  const range = isRangeWanted ? parseByteRange(c.req.header('range'), sizeBytes) : null
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${sizeBytes}`)
    headers.delete('content-type')
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${sizeBytes}`)
  // The router answers HEAD as GET and drops the body: a stream nobody reads would stay open.
  const body =
    c.req.method === 'HEAD' ? null : await c.var.context.storage.read(key, { start, end })
  const stream = body && (Readable.toWeb(body) as ReadableStream<Uint8Array>)
  return new Response(stream as BodyInit | null, { status: range ? 206 : 200, headers })
}
