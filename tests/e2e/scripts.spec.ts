import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { expect, test } from '../support/browser.ts'
import { gzipTotal, loadScripts } from '../support/page-scripts.ts'

/**
 * What a first visit to the create page may load. Raise it only with a reason: the last one was the
 * words of the watermark remover, for a language has one catalog.
 */
const HOME_GZIP_BYTES_MAX = 224_000

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
)
const catalogOf = (language: Language) => `/${manifest[`locales/${language}/messages.po`]?.file}`

for (const language of ['en', 'th'] as const) {
  test(`a page in ${language} loads the words of its language, and no other’s`, async ({
    page,
  }) => {
    const scripts = await loadScripts(page, `/${language}/`)
    const catalogs = LANGUAGES.filter((one) => scripts.some(({ path }) => path === catalogOf(one)))
    expect(catalogs).toEqual([language])
    expect(gzipTotal(scripts)).toBeLessThan(HOME_GZIP_BYTES_MAX)
  })
}
