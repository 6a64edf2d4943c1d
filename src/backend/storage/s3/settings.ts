/** Where the objects are, and who asks for them. */
export interface S3Settings {
  bucket: string
  region: string
  /** Any service that speaks S3; Amazon's own without one. */
  endpoint?: string
  /** Without keys, where Amazon's programs find theirs: environment, profile, role of the machine. */
  keys?: { id: string; secret: string }
  /** Begins every key, so that several installations may share a bucket. */
  prefix: string
  /** The bucket's name in the path instead of in front of the host. */
  isPathStyle: boolean
  /**
   * Where browsers read objects themselves, by signed addresses; undefined is Amazon's own, and null is nowhere:
   * then bytes go through us.
   */
  publicEndpoint: string | undefined | null
}

/** How large parts are and how long is waited. Tests are in more of a hurry. */
export interface S3Pace {
  partBytes: number
  partsAtOnce: number
  /** Objects that one answer lists. */
  keysPerPage: number
  connectMs: number
  /** So long may a request have no answer, or an answer have no next byte. */
  silenceMs: number
  /** Tries of one request of a job; the waits between them grow, to most of a minute in all. */
  attempts: number
  /** Tries while somebody waits in front of a page. */
  readAttempts: number
}

/** Amazon takes no part below 5 MiB but the last, and 10,000 of them. */
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
