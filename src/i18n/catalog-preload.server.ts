import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@/contract/languages'

const MANIFEST = 'dist/client/.vite/manifest.json'

/**
 * `Link` header with which the browser fetches a language's words beside the scripts, and not after
 * them. Null in development, where there is no manifest.
 */
export function catalogPreload(language: Language): string | null {
  preloads ??= readPreloads()
  return preloads[language] ?? null
}

let preloads: Partial<Record<Language, string>> | undefined

function readPreloads(): Partial<Record<Language, string>> {
  if (!import.meta.env.PROD) return {}
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const file = manifest[`locales/${language}/messages.po`]?.file
      return [language, file && `</${file}>; rel=modulepreload`]
    }),
  )
}
