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

test.each([
  [{ S3_ENDPOINT: 'http://s3:9000' }, /S3_BUCKET: is required/],
  [{ S3_BUCKET: 'ads', S3_ACCESS_KEY_ID: 'id' }, /S3_SECRET_ACCESS_KEY: .* belong together/],
  [{ S3_BUCKET: 'ads', DATABASE_URL: 'postgres://db/ads' }, /SECRET: is required/],
  [{ S3_BUCKET: 'ads', S3_PREFIX: 'no-slash' }, /S3_PREFIX: must end with a slash/],
])('settings of S3 that say half of it are refused: %j', (settings, sentence) => {
  expect(() => readEnv(settings)).toThrow(sentence)
})

test('a bucket is in the path at an endpoint of one’s own, and before the host at Amazon', () => {
  const S3_BUCKET = 'ads'
  expect(readEnv({}).s3).toBeNull()
  expect(readEnv({ S3_BUCKET }).s3).toMatchObject({ isPathStyle: false, region: 'us-east-1' })
  const own = { S3_BUCKET, S3_ENDPOINT: 'http://s3:9000' }
  expect(readEnv(own).s3).toMatchObject({ isPathStyle: true })
  expect(readEnv({ ...own, S3_FORCE_PATH_STYLE: 'false' }).s3).toMatchObject({ isPathStyle: false })
})
