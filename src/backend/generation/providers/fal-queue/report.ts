import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { Report } from '../../provider.ts'
import { callService } from '../remote-call.ts'
import type { Tools } from '../tools.ts'

const KEYS_PATH = '/.well-known/jwks.json'
const KEYS_FRESH_MS = 24 * 60 * 60_000
const AGE_MAX_SECONDS = 300
const Keys = z.object({
  keys: z.array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })),
})
type Keys = z.infer<typeof Keys>['keys']

/** Checks that a report is the service's own: signed with one of its keys, and recent. */
export function createReportCheck(keysUrl: string, tools: Tools) {
  let known: { keys: Keys; readAt: number } | null = null
  const readKeys = async (now: number): Promise<Keys> => {
    if (known && now - known.readAt < KEYS_FRESH_MS) return known.keys
    const service = { baseUrl: keysUrl, headers: {}, tools }
    const { keys } = await callService(service, { path: KEYS_PATH, answer: Keys })
    known = { keys, readAt: now }
    return keys
  }

  return async ({ headers, body }: Report): Promise<boolean> => {
    const part = (name: string) => headers.get(`x-fal-webhook-${name}`) ?? ''
    const now = tools.now().getTime()
    const signature = part('signature')
    const isRecent = Math.abs(now / 1_000 - Number(part('timestamp'))) <= AGE_MAX_SECONDS
    if (!isRecent || !/^[0-9a-f]{128}$/i.test(signature)) return false
    const digest = createHash('sha256').update(body).digest('hex')
    const signed = [part('request-id'), part('user-id'), part('timestamp'), digest].join('\n')
    const keys = await readKeys(now)
    return keys.some((jwk) =>
      verify(
        null,
        Buffer.from(signed),
        createPublicKey({ key: jwk, format: 'jwk' }),
        Buffer.from(signature, 'hex'),
      ),
    )
  }
}
