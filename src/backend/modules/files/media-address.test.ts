import { expect, test } from 'vitest'
import { signMediaPath, verifyMediaAddress } from './media-address.ts'

const FILE = '0190d3a4-0000-7000-8000-000000000001'
const HOUR_MS = 3_600_000
const at = (iso: string, secret = 'a secret') => ({
  secret: Buffer.from(secret),
  clock: { now: () => new Date(iso) },
})
const noon = at('2026-11-20T12:00:01Z')
const url = (path: string) => new URL(path, 'http://localhost')
const signed = signMediaPath(noon, FILE, 'original')

test('an address we signed is read back', () => {
  const address = verifyMediaAddress(noon, url(signed))
  expect(address).toMatchObject({ fileId: FILE, variant: 'original' })
  const lifetimeMs = address.expiresAt.getTime() - noon.clock.now().getTime()
  expect(lifetimeMs).toBeGreaterThanOrEqual(24 * HOUR_MS)
  expect(lifetimeMs).toBeLessThanOrEqual(30 * HOUR_MS)
})

test('the same file has the same address for hours, so that caches hold', () => {
  expect(signMediaPath(at('2026-11-20T17:59:59Z'), FILE, 'original')).toBe(signed)
  expect(signMediaPath(at('2026-11-20T18:00:01Z'), FILE, 'original')).not.toBe(signed)
})

test('after its time an address has expired', () => {
  const later = at('2026-11-22T00:00:00Z')
  expect(() => verifyMediaAddress(later, url(signed))).toThrow(
    expect.objectContaining({ code: 'address_expired' }),
  )
})

const other = FILE.replace('1', '2')
test.each([
  ['another variant', signed.replace('original', 'thumb')],
  ['another file', signed.replace(FILE, other)],
  ['a later expiry', signed.replace(/exp=(\d)/, 'exp=9$1')],
  ['an expiry written otherwise', signed.replace('exp=', 'exp=0')],
  [
    'a changed signature',
    signed.replace(/sig=./, (start) => (start === 'sig=A' ? 'sig=B' : 'sig=A')),
  ],
  ['a cut signature', signed.slice(0, -4)],
  ['no signature', signed.replace(/&sig=.*/, '')],
  ['nothing', signed.replace(/\?.*/, '')],
  ['another secret', signMediaPath(at('2026-11-20T12:00:01Z', 'other'), FILE, 'original')],
  ['an unknown variant', signMediaPath(noon, `${FILE}/..`, 'original')],
  ['no id', signMediaPath(noon, 'x', 'original')],
])('with %s an address opens nothing', (_name, address) => {
  expect(() => verifyMediaAddress(noon, url(address))).toThrow(
    expect.objectContaining({ code: 'not_found' }),
  )
})
