interface KillPoints {
  /** What the embedded database itself decides: what it kept, and whose jobs are free. */
  embedded: readonly string[]
  /** What is read from a database after the death, whichever it is. */
  either?: readonly string[]
}

/**
 * The points to die at here. All of them, but where the same tests run on PostgreSQL beside, the
 * embedded database is spared what comes out the same.
 */
export const killPoints = ({ embedded, either = [] }: KillPoints): readonly string[] =>
  process.env.TEST_POSTGRES_BESIDE ? embedded : [...embedded, ...either]
