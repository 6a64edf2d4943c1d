import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { addressOf, DESIGN_PAGE, listPages, statusOf } from '../support/pages.ts'
import { askRaw, type RawAnswer } from '../support/raw-request.ts'

/** An arbitrary origin, to detect redirects to another site. */
const HERE = 'http://here.example'
const QUERY = '?note=1&more=a%20b'
/** A browser with a preferred language other than the address's. */
const accepts = (language: string) => ({ 'accept-language': `${language};q=0.9` })
const prefer = (language: string) => ({ ...accepts('ko'), cookie: `language=${language}` })

const routes = listPages()
const unprefixed = new Set(routes.filter((route) => !route.startsWith('/$lang')))

function expectPage(answer: RawAnswer, route: string, language: string) {
  expect(answer.status).toBe(statusOf(route))
  expect(answer.body).toContain(`<html lang="${language}"`)
}

/** A page's text, without scripts and addresses. */
const wordsOf = ({ body }: RawAnswer) =>
  body
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

/** A redirect that depends on the reader's language says so to caches. */
function expectDetected(answer: RawAnswer, location: string) {
  expect(answer).toMatchObject({ status: 302, location, vary: 'Accept-Language, Cookie' })
}

for (const language of LANGUAGES) {
  const other = language === 'de' ? 'fr' : 'de'

  test(`[R2.01] every route is served below /${language}, whatever the browser speaks`, async () => {
    for (const route of routes.filter((route) => route.startsWith('/$lang'))) {
      await test.step(route, async () => {
        const path = addressOf(route, language)
        expectPage(await askRaw(path + QUERY, prefer(other)), route, language)
      })
    }
  })

  test(`[R2.04] every route without a prefix leads to /${language} for its readers`, async () => {
    for (const route of routes.filter((route) => route.startsWith('/$lang/'))) {
      await test.step(route, async () => {
        const path = addressOf(route, language)
        const bare = path.slice(language.length + 1)
        for (const headers of [accepts(language), prefer(language)]) {
          const answer = await askRaw(bare + QUERY, headers)
          if (!unprefixed.has(bare)) {
            expectDetected(answer, path + QUERY)
            continue
          }
          expectPage(answer, bare, language)
          expect(wordsOf(answer)).toBe(wordsOf(await askRaw(path)))
        }
      })
    }
  })

  test(`[R2.02] [R2.03] [R2.05] [R2.06] the bare addresses of ${language}`, async () => {
    const ask = (path: string) => askRaw(path, accepts(language))
    expectDetected(await ask('/'), `/${language}/`)
    expectDetected(await ask(`/${QUERY}`), `/${language}/${QUERY}`)
    expectDetected(await ask('/undefined'), '/')
    expectDetected(await ask(`/${language}`), `/${language}/`)
    expectDetected(await ask(`/${language}${QUERY}`), `/${language}/${QUERY}`)
    expectDetected(await ask(`/${language.toUpperCase()}/login`), `/${language}/login`)
    expectDetected(await ask('/nowhere/at/all?x=1'), `/${language}/nowhere/at/all?x=1`)
    expect((await ask(`/${language}/nowhere/at/all`)).location).toBe(
      `/${language}/404?from=%2F${language}%2Fnowhere%2Fat%2Fall`,
    )
    expectPage(await ask(`/${language}/404`), '/404', language)
  })
}

test('[R1.17] the prefix binds, then the stored choice, then the browser, then the fallback', async () => {
  const target = async (headers: Record<string, string>) => (await askRaw('/', headers)).location
  expect(await target({ 'accept-language': 'fr, de;q=0.5', cookie: 'language=ja' })).toBe('/ja/')
  expect(await target({ 'accept-language': 'it, pt-BR;q=0.9, de;q=0.8' })).toBe('/pt/')
  expect(await target({ 'accept-language': 'de;q=0, th;q=0.1' })).toBe('/th/')
  expect(await target({ 'accept-language': 'it', cookie: 'language=klingon' })).toBe('/vi/')
  expect(await target({})).toBe('/vi/')
})

test('the page of components is for developers: production has none', async () => {
  const answer = await askRaw(addressOf(DESIGN_PAGE, 'en'))
  expect(answer.location).toBe('/en/404')
})

const ODD_PATHS = [
  ...[
    '//en',
    '///en',
    '//evil.example',
    '//evil.example/en',
    '/\\evil.example',
    '/en//evil.example',
  ],
  ...['/%2F%2Fevil.example', '/%5Cevil.example', '/en%2Fgallery', '/en/%2F%2Fevil.example/'],
  ...['/EN', '/En/', '/EN/gallery', '/xx/gallery', '/en/en/', '/de/en/error', '/en/undefined'],
  ...['/%', '/en/%', '/%E0%A4%A', '/en/%E0%A4%A', '/%00', '/en/%00x', '/..%2f..%2fetc/passwd'],
  ...[
    '/en/../../etc/passwd',
    '/en/./error',
    '/@evil.example',
    '/en/@evil.example',
    '/.evil.example',
  ],
  ...[
    '/undefined/',
    '/undefined/x',
    '/404/',
    '/login/',
    '/privacy/',
    '/en/veo3.1/',
    '/*',
    '/en/;x',
  ],
  ...['/en/gallery?page=-1&size=1000&type=zzz', '/gallery?page=1e9&size=__proto__'],
  ...['/en/billing?page=-1&size=1000&show=zzz', '/en/pricing?pay=zzz'],
  ...[
    '/en/payment?order_id=zzz&next=//evil.example',
    '/en/recharge?need=-1&next=https://evil.example',
  ],
  ...['/en?x=%', '/?x=%ff', '/en/?tab=zzz&item=1', '/en/history?type=zzz&page=-1&size=1000'],
  ...[
    '/en/?tab=__proto__',
    '/en/login?redirect=//evil.example',
    '/login?redirect=/%5Cevil.example',
  ],
  `/en/${'a'.repeat(4_000)}`,
  `/en/?q=${'a'.repeat(4_000)}`,
]

for (const path of ODD_PATHS) {
  test(`[R2.06] ${path.slice(0, 60)} ends at a page of ours, without a failure`, async () => {
    let next = path
    for (let hop = 0; hop < 6; hop += 1) {
      const { status, location } = await askRaw(next, accepts('de'))
      expect(status, next).toBeLessThan(500)
      if (!location) {
        expect([200, 400, 404]).toContain(status)
        return
      }
      const target = new URL(location, HERE)
      expect(target.origin, location).toBe(HERE)
      next = target.pathname + target.search
    }
    throw new Error(`${path} is redirected without an end`)
  })
}
