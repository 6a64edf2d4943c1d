import { describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { openS3Storage } from './open-s3.ts'
import { bucketOrigins } from './public-origin.ts'

describe('the bucket that browsers read from', () => {
  const settings = { S3_BUCKET: 'ads', S3_PUBLIC: 'true', S3_REGION: 'eu-central-1' }
  test.each([
    [{}, 'https://ads.s3.eu-central-1.amazonaws.com'],
    [{ S3_ENDPOINT: 'https://minio.example:9000' }, 'https://minio.example:9000'],
    [
      { S3_ENDPOINT: 'http://s3:9000', S3_PUBLIC_ENDPOINT: 'https://files.example' },
      'https://files.example',
    ],
    [
      { S3_ENDPOINT: 'https://cloud.example', S3_FORCE_PATH_STYLE: 'false' },
      'https://ads.cloud.example',
    ],
  ])('with %j is the one that its addresses lead to', async (given, origin) => {
    const { s3 } = readEnv({
      ...settings,
      ...given,
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    })
    if (!s3) throw new Error('There is no bucket.')
    expect(bucketOrigins({ s3 })).toEqual([origin])
    const as = { mimeType: 'image/png', seconds: 60 }
    const address = await openS3Storage(s3).directAddress('files/a/original', as)
    expect(new URL(address ?? '').origin).toBe(origin)
  })

  test('is allowed nowhere while files go through us, or come from an upstream', () => {
    const { s3 } = readEnv({ S3_BUCKET: 'ads' })
    expect(bucketOrigins({ s3 })).toEqual([])
    const { s3: direct } = readEnv(settings)
    expect(bucketOrigins({ s3: direct, PRODUCT_API_BASE: 'https://upstream.example' })).toEqual([])
  })
})
