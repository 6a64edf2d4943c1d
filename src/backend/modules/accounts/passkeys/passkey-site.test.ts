import { expect, test } from 'vitest'
import { readEnv } from '../../../env.ts'
import { passkeySite } from './passkey-site.ts'

const at = (origin: string, publicUrl?: string) =>
  passkeySite({
    env: readEnv({ NODE_ENV: 'test', ...(publicUrl && { PUBLIC_URL: publicUrl }) }),
    request: { id: '1', ip: 'local', userAgent: '', language: 'en', origin },
  })

test('a passkey belongs to the public address, whatever name a request was sent to', () => {
  expect(at('https://evil.test', 'https://ads.example/')).toEqual({
    origin: 'https://ads.example',
    rpId: 'ads.example',
  })
  expect(at('http://localhost:3000')).toEqual({
    origin: 'http://localhost:3000',
    rpId: 'localhost',
  })
})

test.each([
  'https://192.0.2.7',
  'https://[2001:db8::7]',
  'http://ads.example',
  'http://127.0.0.1:3000',
])('browsers make no passkeys for %s', (origin) => {
  expect(() => at(origin)).toThrow('passkey_refused')
})
