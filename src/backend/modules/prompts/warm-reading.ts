import { LANGUAGES } from '../../../contract/languages.ts'
import { readInstruction } from '../../generation/reading.ts'

const PAUSE_MS = 400

/**
 * Reads something in every language while nobody waits: the first reading makes the patterns of the
 * word lists, which would hold up a request for up to half a second. One language at a time, so
 * that requests come in between.
 */
export function warmPromptReading(): void {
  readNext([...LANGUAGES])
}

function readNext([language, ...others]: (typeof LANGUAGES)[number][]): void {
  if (!language) return
  setTimeout(() => {
    readInstruction('“A” 20%', language)
    readNext(others)
  }, PAUSE_MS).unref()
}
