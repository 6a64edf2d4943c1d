import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { isVariant, type Variant } from './variants.ts'

const HOUR_MS = 3_600_000
/** How long an address works, at the least. */
const LIFETIME_MS = 24 * HOUR_MS
/** Expiries are rounded up to these steps, so that a browser sees the same address again and uses its cache. */
const STEP_MS = 6 * HOUR_MS

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PATH = /^\/media\/([^/]+)\/([^/]+)$/

export interface MediaAddress {
  fileId: string
  variant: Variant
  expiresAt: Date
}

type Signing = Pick<Context, 'secret' | 'clock'>

const signatureOf = (secret: Buffer, fileId: string, variant: Variant, expiry: string): Buffer =>
  createHmac('sha256', secret).update(`media:${fileId}:${variant}:${expiry}`).digest()

export const expiryFor = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + LIFETIME_MS) / STEP_MS) * STEP_MS)

/** Cache of signatures: pages show the same files again and again, and each signature takes a while. */
const known = new WeakMap<Buffer, LRUCache<string, string>>()
const KNOWN_MAX = 5_000

function signature(secret: Buffer, fileId: string, variant: Variant, expiry: string): string {
  let ofSecret = known.get(secret)
  if (!ofSecret) {
    ofSecret = new LRUCache({ max: KNOWN_MAX })
    known.set(secret, ofSecret)
  }
  const key = `${fileId} ${variant} ${expiry}`
  let text = ofSecret.get(key)
  if (text === undefined) {
    text = signatureOf(secret, fileId, variant, expiry).toString('base64url')
    ofSecret.set(key, text)
  }
  return text
}

/** Path and query that serve one variant of a file without signing in. */
export function signMediaPath(context: Signing, fileId: string, variant: Variant): string {
  const expiry = String(expiryFor(context.clock.now()).getTime() / 1000)
  const sig = signature(context.secret, fileId, variant, expiry)
  return `/media/${fileId}/${variant}?exp=${expiry}&sig=${sig}`
}

/**
 * Verifies an address that we signed.
 * @throws AppError('not_found') if we didn't sign it, AppError('address_expired') if it has expired
 */
export function verifyMediaAddress(context: Signing, url: URL): MediaAddress {
  const [, fileId = '', variant = ''] = PATH.exec(url.pathname) ?? []
  const expiry = url.searchParams.get('exp') ?? ''
  const given = Buffer.from(url.searchParams.get('sig') ?? '', 'base64url')
  if (!UUID.test(fileId) || !isVariant(variant)) throw new AppError('not_found')
  const right = signatureOf(context.secret, fileId, variant, expiry)
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new AppError('not_found')
  }
  const expiresAt = new Date(Number(expiry) * 1000)
  if (expiresAt <= context.clock.now()) throw new AppError('address_expired')
  return { fileId, variant, expiresAt }
}
