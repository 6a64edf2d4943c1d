import { S3Client } from '@aws-sdk/client-s3'
import { asStorageError } from './failures.ts'
import type { S3Pace, S3Settings } from './settings.ts'

/** The client of one bucket, with the settings all its requests share. */
export interface Bucket {
  client: S3Client
  settings: S3Settings
  pace: S3Pace
  /** An object's address in request parameters. */
  at(key: string): { Bucket: string; Key: string }
}

export function openBucket(settings: S3Settings, pace: S3Pace): Bucket {
  const { bucket, region, endpoint, keys, prefix, isPathStyle } = settings
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: isPathStyle,
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    maxAttempts: pace.attempts,
    requestHandler: {
      connectionTimeout: pace.connectMs,
      requestTimeout: pace.silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: pace.silenceMs,
    },
    // Not every service supports the checksums that Amazon's client adds; ours are MD5 and SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, settings, pace, at: (key) => ({ Bucket: bucket, Key: `${prefix}${key}` }) }
}

/** Awaits a request and translates failures into our own errors. */
export const ask = <Reply>(request: Promise<Reply>): Promise<Reply> => request.catch(asStorageError)
