/** Where the objects are, and the credentials to reach them. */
export interface S3Settings {
  bucket: string
  region: string
  /** Any S3-compatible service; Amazon's by default. */
  endpoint?: string
  /** Without keys, Amazon's default chain applies: environment, profile, machine role. */
  keys?: { id: string; secret: string }
  /** Prefix of every key, so that installations may share a bucket. */
  prefix: string
  /** Puts the bucket's name into the path instead of in front of the host. */
  isPathStyle: boolean
  /**
   * Where browsers read objects directly, at signed URLs; undefined means Amazon's own address, null means they don't:
   * all bytes go through us.
   */
  publicEndpoint: string | undefined | null
}

/** Part sizes and timeouts. Tests use shorter ones. */
export interface S3Pace {
  partBytes: number
  partsAtOnce: number
  /** Objects per page of a listing. */
  keysPerPage: number
  connectMs: number
  /** How long a request may wait for its answer, or an answer for its next byte. */
  silenceMs: number
  /** Tries per request of a job; the waits between them grow, to almost a minute in all. */
  attempts: number
  /** Tries while somebody waits for a page. */
  readAttempts: number
}

/** Amazon requires at least 5 MiB for all parts but the last, and at most 10,000 parts. */
export const S3_PACE: S3Pace = {
  partBytes: 8 * 1_024 * 1_024,
  partsAtOnce: 3,
  keysPerPage: 1_000,
  connectMs: 5_000,
  silenceMs: 30_000,
  attempts: 10,
  readAttempts: 5,
}
export const PARTS_MAX = 10_000
