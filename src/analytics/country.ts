import { z } from 'zod/mini'
import { readLocal, writeLocal } from '@/lib/local-store'

const TIMEOUT_MS = 5_000
const Country = z.object({
  country_name: z.string().check(z.minLength(1), z.maxLength(100)),
  country_code: z.optional(z.string().check(z.maxLength(8))),
})

/** Asks a geolocation service once for the visitor's country and keeps it (R7.21). */
export async function learnCountry(url: string | null) {
  if (!url || readLocal('user_nation')) return
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { credentials: 'omit', signal })
    const country = Country.safeParse(await answer.json())
    if (country.success) writeLocal('user_nation', country.data)
  } catch {
    // A country is nice to know; the next visit asks again.
  }
}
