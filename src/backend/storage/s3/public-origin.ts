import type { S3Settings } from './settings.ts'

/**
 * Where the addresses lead that browsers read from directly; null when they do not. Pages must allow it, and
 * know it before the client of the service is loaded.
 */
export function publicOrigin({
  bucket,
  region,
  publicEndpoint,
  isPathStyle,
}: Pick<S3Settings, 'bucket' | 'region' | 'publicEndpoint' | 'isPathStyle'>): string | null {
  if (publicEndpoint === null) return null
  const { protocol, host } = new URL(publicEndpoint ?? `https://s3.${region}.amazonaws.com`)
  // A certificate covers one name in front of the host: a bucket with a dot is in the path.
  const isInPath = isPathStyle || bucket.includes('.')
  return `${protocol}//${isInPath ? host : `${bucket}.${host}`}`
}
