import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { ShownAs } from '../storage.ts'
import { type Bucket, openBucket } from './bucket.ts'
import type { S3Pace, S3Settings } from './settings.ts'

/** The longest lifetime S3 allows for a signature. */
const MOST_SECONDS = 7 * 86_400

/** The service at the endpoint browsers use, which may differ from ours. */
export const openPublicBucket = (settings: S3Settings, pace: S3Pace): Bucket | null =>
  settings.publicEndpoint === null
    ? null
    : openBucket({ ...settings, endpoint: settings.publicEndpoint }, pace)

/** Signs a URL that lets whoever has it read an object, served as a file of its type. */
export const directAddress = (
  { client, at }: Bucket,
  key: string,
  { mimeType, disposition, seconds }: ShownAs,
): Promise<string> =>
  getSignedUrl(
    client,
    new GetObjectCommand({
      ...at(key),
      ResponseContentType: mimeType,
      ...(disposition && { ResponseContentDisposition: disposition }),
      ResponseCacheControl: `private, max-age=${seconds}, immutable`,
    }),
    { expiresIn: Math.min(seconds, MOST_SECONDS) },
  )
