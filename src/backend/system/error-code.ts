/** The system error code of a failure, such as `ENOENT`. */
export const errorCodeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
