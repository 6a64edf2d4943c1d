import { readFileSync } from 'node:fs'
import type { Language } from '@/contract/languages'
import { wordsOfPages } from './words-of-page'

const MANIFEST = 'dist/client/.vite/manifest.json'

/**
 * `Link` header that makes the browser fetch a page's words in parallel with the scripts, not after them.
 * Null in development, which has no manifest.
 */
export function catalogPreload(language: Language, pathname: string): string | null {
  if (!import.meta.env.PROD) return null
  wordsOf ??= wordsOfPages(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  const files = wordsOf(language, pathname)
  return files.map((file) => `</${file}>; rel=modulepreload`).join(', ') || null
}

let wordsOf: ReturnType<typeof wordsOfPages> | undefined
