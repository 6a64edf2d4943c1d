const FIRST_YEAR = 2025

/** The first year, followed by the current one if it is later. */
export function copyrightYears(now: Date): string {
  const year = now.getUTCFullYear()
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR)
}
