import type { Env } from '../../env.ts'
import type { S3Settings } from './settings.ts'

/** Origin of the URLs that browsers read from directly; null if they don't. */
function publicOrigin({
  bucket,
  region,
  publicEndpoint,
  isPathStyle,
}: Pick<S3Settings, 'bucket' | 'region' | 'publicEndpoint' | 'isPathStyle'>): string | null {
  if (publicEndpoint === null) return null
  const { protocol, host } = new URL(publicEndpoint ?? `https://s3.${region}.amazonaws.com`)
  // A certificate covers one label in front of the host, so a bucket with a dot in its name goes into the path.
  const isInPath = isPathStyle || bucket.includes('.')
  return `${protocol}//${isInPath ? host : `${bucket}.${host}`}`
}

/**
 * The bucket's origin, if browsers read our files from it directly. Pages must allow it in their security policy,
 * including for files they fetch to save or share, and need it before the S3 client is loaded.
 */
export function bucketOrigins(
  env: Pick<Env, 's3'> & { PRODUCT_API_BASE?: string | undefined },
): string[] {
  const origin = env.s3 && !env.PRODUCT_API_BASE ? publicOrigin(env.s3) : null
  return origin ? [origin] : []
}
