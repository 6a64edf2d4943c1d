import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { MarksOf } from '@/page/kept-part'

/** Random, so that no page contains it. */
const TOKEN = randomBytes(18).toString('base64url')
const MARK = new RegExp(`${TOKEN}([bek])(\\d+);`, 'g')
const FRESH_MS = 60_000
const CHARACTERS_MAX = 4 * 1024 * 1024

const kept = new LRUCache<string, string>({
  maxSize: CHARACTERS_MAX,
  sizeCalculation: (html, key) => html.length + key.length,
  ttl: FRESH_MS,
})

export interface PageParts {
  marksOf: MarksOf
  /** The page's text in pieces, without marks: inserts parts kept earlier, and keeps new ones. */
  fill: (text: string) => string[]
}

/**
 * The parts of a page that are rendered once for many requests. `page` identifies what all of them depend on,
 * without the search: when there is one, parts that may show it are rendered again, since nobody else shares
 * them.
 */
export function keptPartsOf(page: string, asksForSomething = false): PageParts {
  const parts: { key: string; html: string | undefined }[] = []
  return {
    marksOf(part, isForEverySearch) {
      if (asksForSomething && !isForEverySearch) return null
      const key = `${page} ${part}`
      const html = kept.get(key)
      const number = parts.push({ key, html }) - 1
      return html === undefined
        ? { before: `${TOKEN}b${number};`, after: `${TOKEN}e${number};`, isKept: false }
        : { before: `${TOKEN}k${number};`, after: '', isKept: true }
    },
    fill(text) {
      const filled: string[] = []
      let done = 0
      for (const { index, 0: mark, 1: kind, 2: number } of text.matchAll(MARK)) {
        const part = parts[Number(number)]
        const before = text.slice(done, index)
        // A slice would keep the whole page in memory.
        if (part && kind === 'e') kept.set(part.key, Buffer.from(before).toString())
        filled.push(before)
        if (part?.html && kind === 'k') filled.push(part.html)
        done = index + mark.length
      }
      filled.push(text.slice(done))
      return filled
    },
  }
}

interface PageAddress {
  pathname: string
  searchStr: string
}

/** The parts of a page at an address, which also depend on these facts. */
export const keptPartsAt = (
  { pathname, searchStr }: PageAddress,
  facts: readonly string[],
): PageParts => keptPartsOf(JSON.stringify([...facts, pathname]), searchStr !== '')
