import { readLocal, writeLocal } from '@/browser/local-store'
import { isObject, isText } from '@/browser/shape'

const TIMEOUT_MS = 5_000
const isCountry = isObject(
  { country_name: isText({ min: 1, max: 100 }) },
  { country_code: isText({ max: 8 }) },
)

/** Asks a geolocation service for the visitor's country and stores it; runs once per browser. */
export async function learnCountry(url: string | null) {
  if (!url || readLocal('user_nation')) return
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { credentials: 'omit', signal })
    const country: unknown = await answer.json()
    if (!isCountry(country)) return
    const { country_name, country_code } = country
    writeLocal('user_nation', { country_name, ...(country_code && { country_code }) })
  } catch {
    // The country is optional; the next visit asks again.
  }
}
