import type { Readable } from 'node:stream'
import type { ByteRange } from '../../storage/storage.ts'
import { parseByteRange } from './byte-range.ts'
import { webBody } from './web-body.ts'

/** Makes sure a media file never acts as more than an image or a video, even when opened on its own. */
export const INERT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  // The signed address is the permission; the pages may be on a different host than the API.
  'cross-origin-resource-policy': 'cross-origin',
}

interface Content {
  sizeBytes: number
  etag: string
  read: (range: ByteRange) => Readable | Promise<Readable>
}

/** Answers with the content, the requested part of it, or 304 if the browser already has it. */
export async function answerContent(
  request: Request,
  { sizeBytes, etag, read }: Content,
  headers: Headers,
): Promise<Response> {
  if (knows(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const condition = request.headers.get('if-range')
  const isRangeWanted = condition === null || condition === etag
  const range = isRangeWanted
    ? parseByteRange(request.headers.get('range') ?? undefined, sizeBytes)
    : null
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${sizeBytes}`)
    headers.delete('content-type')
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${sizeBytes}`)
  // The router serves HEAD as GET and drops the body: an unread stream would stay open.
  const body = request.method === 'HEAD' ? null : await read({ start, end })
  return new Response(body && webBody(body), { status: range ? 206 : 200, headers })
}

const knows = (header: string | null, etag: string): boolean =>
  header?.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, ''))) ?? false
