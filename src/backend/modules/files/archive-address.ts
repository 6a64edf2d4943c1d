import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { Context } from '../../context.ts'

/** Time to start a download; once started, it may take longer. */
const LIFETIME_MS = 3_600_000
const ID_BYTES = 16

type Signing = Pick<Context, 'secret' | 'clock'>

const signatureOf = (secret: Buffer, files: string, expiry: string): Buffer =>
  createHmac('sha256', secret).update(`archive:${files}:${expiry}`).digest()

/** Path and query that serve files as one archive, without signing in. */
export function signArchivePath({ secret, clock }: Signing, fileIds: readonly string[]): string {
  const files = Buffer.concat(fileIds.map((id) => parse(id))).toString('base64url')
  const exp = String(Math.ceil((clock.now().getTime() + LIFETIME_MS) / 1000))
  const sig = signatureOf(secret, files, exp).toString('base64url')
  return `${STREAMS.archive}?${new URLSearchParams({ files, exp, sig })}`
}

/**
 * The files of an archive address that we signed, in order.
 * @throws AppError('not_found') if we didn't sign it, AppError('address_expired') if it has expired
 */
export function verifyArchiveAddress({ secret, clock }: Signing, query: URLSearchParams): string[] {
  const files = query.get('files') ?? ''
  const exp = query.get('exp') ?? ''
  const given = Buffer.from(query.get('sig') ?? '', 'base64url')
  const right = signatureOf(secret, files, exp)
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new AppError('not_found')
  }
  if (Number(exp) * 1000 <= clock.now().getTime()) throw new AppError('address_expired')
  const bytes = Buffer.from(files, 'base64url')
  return Array.from({ length: bytes.length / ID_BYTES }, (_, place) =>
    stringify(bytes.subarray(place * ID_BYTES, (place + 1) * ID_BYTES)),
  )
}
