import type { Env } from '../../env.ts'
import type { S3Settings } from './settings.ts'

/** Where the addresses lead that browsers read from directly; null when they do not. */
function publicOrigin({
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

/**
 * The bucket's origin, where browsers read our own files from it themselves. Pages must allow it, also for what
 * they fetch to save or share, and know it before the client of the service is loaded.
 */
export function bucketOrigins(
  env: Pick<Env, 's3'> & { PRODUCT_API_BASE?: string | undefined },
): string[] {
  const origin = env.s3 && !env.PRODUCT_API_BASE ? publicOrigin(env.s3) : null
  return origin ? [origin] : []
}
