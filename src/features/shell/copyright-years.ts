const FIRST_YEAR = 2025

/** The first year, and the current one when it is a later one. */
export function copyrightYears(now: Date): string {
  const year = now.getUTCFullYear()
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR)
}
