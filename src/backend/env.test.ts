import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('[D7.24] hosts of pictures are named with TLS unless it is said otherwise', () => {
  const MEDIA_HOSTS = 'cdn.example, *.Videos.example, http://media.internal:8080'
  expect(readEnv({ MEDIA_HOSTS }).MEDIA_HOSTS).toEqual([
    'https://cdn.example',
    'https://*.videos.example',
    'http://media.internal:8080',
  ])
})

test.each(['*', 'https:', "cdn.example; script-src 'unsafe-inline'", 'cdn.example/path', 'a b'])(
  'the start is refused with %s as a host of pictures',
  (MEDIA_HOSTS) => {
    expect(() => readEnv({ MEDIA_HOSTS })).toThrow(/MEDIA_HOSTS/)
  },
)
