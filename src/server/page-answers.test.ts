import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '@/contract/app-error'
import { present } from '../../tests/support/present'
import { AnswerFromMemory } from './answer-from-memory'
import { createPageAnswers } from './page-answers'
import { NONCE_PLACEHOLDER } from './page-cache'
import { setSecurityHeaders } from './security-headers'

const ENV = { TRUST_PROXY: true, DEFAULT_LANGUAGE: 'en', HSTS_SUBDOMAINS: false } as const

/** Every rendered request. */
let rendered: Request[]
/** Replaces the page in the next rendering. */
let instead: (() => Response) | null
/** Fails inside the next rendering. */
let fault: AppError | null
const faults = new WeakMap<Request, AppError>()
/** Whether pages come as one text, with a response without a body. */
let isWhole: boolean
let pages: ReturnType<typeof createPageAnswers>

const open = ({ keepsPages = true } = {}) =>
  createPageAnswers({
    env: ENV,
    keepsPages,
    render(request, nonce) {
      rendered.push(request)
      if (fault) faults.set(request, fault)
      if (instead) return Promise.resolve({ answer: instead(), html: null })
      const answer = pageFor(request, nonce)
      if (!isWhole) return Promise.resolve({ answer, html: null })
      const { headers } = answer
      return answer
        .text()
        .then((html) => ({ answer: new Response(null, { headers }), html: [html] }))
    },
    failureOf: (request) => faults.get(request),
    policy: (nonce) => `script-src 'nonce-${nonce}'`,
  })

function pageFor(request: Request, nonce: string): Response {
  const cookie = request.headers.get('cookie') ?? 'nobody'
  return new Response(`<p>for ${cookie}</p><script nonce="${nonce}"></script>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': `seen=${cookie}`,
      link: '</words.js>; rel=preload',
    },
  })
}

beforeEach(() => {
  rendered = []
  instead = null
  fault = null
  isWhole = false
  pages = open()
})

const failing = (status: number) => () =>
  new Response('<p>no</p>', { status, headers: { 'content-type': 'text/html' } })

const request = (headers: Record<string, string> = {}, address = 'http://localhost/en/') =>
  new Request(address, { headers })

/** Requests as a browser with these cookies; a language is already chosen by default. */
const ask = (cookies = '', address?: string) =>
  pages.answer(request({ cookie: `language=en; ${cookies}` }, address))

const textFor = async (cookies: string, address?: string) => (await ask(cookies, address)).text()

describe('one address, asked by visitors and by people who are signed in', () => {
  test('visitors share a page, each with a nonce of their own', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const answer = await ask()
        const nonce = (await answer.text()).match(/nonce="([^"]+)"/)?.[1]
        expect(answer.headers.get('content-security-policy')).toBe(`script-src 'nonce-${nonce}'`)
        expect(nonce).not.toBe(NONCE_PLACEHOLDER)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(3)
    expect(rendered).toHaveLength(1)
  })

  test('who is signed in does not get the page of a visitor who asked before', async () => {
    await ask()
    expect(await textFor('adloom_session=anna')).toContain('adloom_session=anna')
  })

  test('a visitor does not get the page of somebody signed in who asked before', async () => {
    await ask('adloom_session=anna')
    expect(await textFor('')).not.toContain('anna')
  })

  test('two people who are signed in do not get each other’s pages', async () => {
    await ask('adloom_session=anna')
    const text = await textFor('adloom_session=ben')
    expect(text).toContain('ben')
    expect(text).not.toContain('anna')
  })

  test('the cookie of an https page counts as signed in just the same', async () => {
    const askSafely = async (cookie: string) => {
      const headers = { 'x-forwarded-proto': 'https', cookie: `language=en; ${cookie}` }
      return (await pages.answer(request(headers))).text()
    }
    expect(await askSafely('__Host-adloom_session=anna')).toContain('anna')
    expect(await askSafely('')).not.toContain('anna')
    expect(await askSafely('__Host-adloom_session=anna')).toContain('anna')
  })

  test('a page says to every cache between that it is nobody else’s, and of people who are signed in to browsers too', async () => {
    const cacheOf = async (cookies?: string) => (await ask(cookies)).headers.get('cache-control')
    expect(await cacheOf()).toBe('private, no-cache')
    expect(await cacheOf('adloom_session=anna')).toBe('no-store')
  })
})

test('a page that was rendered at once is the same as one that came in parts', async () => {
  const answerTo = async (cookies: string) => {
    const answer = await ask(cookies)
    const text = await answer.text()
    const nonce = text.match(/nonce="([^"]+)"/)?.[1] ?? ''
    const headers = [...answer.headers].filter(([name]) => name !== 'content-length')
    return JSON.stringify([answer.status, headers, text]).replaceAll(nonce, 'NONCE')
  }
  const asked = ['', 'adloom_session=anna']
  const inParts = await Promise.all(asked.map(answerTo))
  isWhole = true
  pages = open()
  expect(await Promise.all(asked.map(answerTo))).toEqual(inParts)
})

describe('headers of a page from memory', () => {
  const names = ({ headers }: Response) => [...headers.keys()].filter((name) => name !== 'vary')

  test('are those that the server gives every other page, and its length', async () => {
    for (const scheme of ['http', 'https']) {
      const cookie = 'language=en; __Host-language=en'
      const asked = request({ 'x-forwarded-proto': scheme, cookie })
      const theirs = request({
        'x-forwarded-proto': scheme,
        cookie: `${cookie}; adloom_session=anna; __Host-adloom_session=anna`,
      })
      const other = await pages.answer(theirs)
      setSecurityHeaders(other.headers, theirs, ENV)
      other.headers.delete('set-cookie')
      const kept = await pages.answer(asked)
      expect(kept).toBeInstanceOf(AnswerFromMemory)
      expect(names(kept)).toEqual([...names(other), 'content-length'].sort())
      for (const [name, value] of kept.headers) {
        if (/^(?:content-|cache-control$|vary$)/.test(name)) continue
        expect(value, name).toBe(other.headers.get(name))
      }
    }
  })

  test('say how long it is and how it is packed', async () => {
    const packed = () =>
      pages.answer(request({ cookie: 'language=en', 'accept-encoding': 'gzip, br' }))
    await packed()
    await expect.poll(async () => (await packed()).headers.get('content-encoding')).toBe('br')
    const answer = await packed()
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toContain('<p>for language=en')
  })
})

describe('cookies', () => {
  test('those of a page that is kept reach nobody, other headers everybody', async () => {
    for (const cookies of ['adloom_visitor=first', 'adloom_visitor=second']) {
      const answer = await ask(cookies)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(answer.headers.get('link')).toBe('</words.js>; rel=preload')
    }
  })

  test('those of a page for one person reach that person', async () => {
    const answer = await ask('adloom_session=anna')
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('adloom_session=anna')])
  })

  test('a first visit is given its language, whether the page was kept already or not', async () => {
    for (const path of ['/de/', '/de/', '/de/']) {
      const answer = await pages.answer(request({}, `http://localhost${path}`))
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^language=de; path=\//),
      ])
    }
    expect(rendered).toHaveLength(1)
  })
})

describe('visitors share a page only if it is the same for both', () => {
  const ROOT = 'http://localhost/'
  test.each<[string, Request, Request]>([
    [
      'language',
      request({ cookie: 'language=de' }, ROOT),
      request({ cookie: 'language=fr' }, ROOT),
    ],
    [
      'language of the browser',
      request({ 'accept-language': 'de' }, ROOT),
      request({ 'accept-language': 'fr' }, ROOT),
    ],
    ['theme', request({ cookie: 'theme=dark' }), request({ cookie: 'theme=light' })],
    ['choice of a theme', request(), request({ cookie: 'theme=light' })],
    ['path', request(), request({}, 'http://localhost/en/pricing')],
    ['query', request(), request({}, 'http://localhost/en/?prompt=shoes')],
    ['host', request({ host: 'one.example' }), request({ host: 'two.example' })],
    ['scheme', request(), request({ 'x-forwarded-proto': 'https' })],
  ])('not with another %s', async (_name, one, other) => {
    await pages.answer(one)
    await pages.answer(other)
    expect(rendered).toHaveLength(2)
    await pages.answer(one.clone())
    expect(rendered).toHaveLength(2)
  })

  test('but with whatever an advertisement added to the address, which no page shows', async () => {
    const click = (search: string) => pages.answer(request({}, `http://localhost/en/${search}`))
    for (const at of [1, 2]) {
      await click(`?utm_source=letter&utm_campaign=${at}`)
      await click(`?gclid=${'x'.repeat(300)}${at}`)
      await click(`?fbclid=${at}&prompt=shoes&msclkid=${at}`)
    }
    expect(rendered.map(({ url }) => url)).toEqual([
      'http://localhost/en/',
      'http://localhost/en/?prompt=shoes',
    ])
    await click('?utm_source=letter&prompt=hats')
    await click('?gclids=1')
    expect(rendered).toHaveLength(4)
  })

  test('a language in the path counts, not the one of the browser', async () => {
    await pages.answer(request({ 'accept-language': 'de' }))
    await pages.answer(request({ 'accept-language': 'fr' }))
    expect(rendered).toHaveLength(1)
  })
})

describe('what is not kept', () => {
  test.each([
    ['a failure', failing(500), 500],
    ['a missing page', failing(404), 404],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/de/' } }), 302],
    ['a file', () => new Response('{}', { headers: { 'content-type': 'application/json' } }), 200],
  ])('%s: whoever asks next is answered anew', async (_name, answer, status) => {
    instead = answer
    expect((await ask()).status).toBe(status)
    instead = null
    expect(await textFor('')).toContain('<p>for')
  })

  test('a page in which a call has failed, though it looks well', async () => {
    fault = new AppError('unavailable')
    await ask()
    fault = null
    const before = rendered.length
    await ask()
    await ask()
    expect(rendered).toHaveLength(before + 1)
  })

  test('an answer to something that is sent', async () => {
    const send = () => pages.answer(new Request('http://localhost/en/', { method: 'POST' }))
    await send()
    await send()
    expect(rendered).toHaveLength(2)
  })

  test('anything, while pages are being developed', async () => {
    pages = open({ keepsPages: false })
    expect(await textFor('')).not.toContain(NONCE_PLACEHOLDER)
    await ask()
    expect(rendered).toHaveLength(2)
  })
})

describe('over https', () => {
  const https = (cookie: string) => request({ 'x-forwarded-proto': 'https', cookie })

  test('choices have names that only this host can set, and those count first', async () => {
    await pages.answer(https('__Host-language=en; __Host-theme=light; theme=dark; language=de'))
    expect(present(rendered[0]).headers.get('cookie')).toBe('language=en; theme=light')
  })

  test('names from before are read, and the language is remembered under the new one', async () => {
    const answer = await pages.answer(https('language=en; theme=dark'))
    expect(present(rendered[0]).headers.get('cookie')).toBe('language=en; theme=dark')
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-language=en; path=\/; .*; secure$/)
    const again = await pages.answer(https('__Host-language=en; theme=dark'))
    expect(again.headers.getSetCookie()).toEqual([])
  })
})

describe('a page for everybody is rendered for nobody', () => {
  const asker = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'curl', authorization: 'anna' }
  const renderedFor = async (headers: Record<string, string>, address?: string) => {
    const asked = Object.assign(request(headers, address), { ip: '203.0.113.7' })
    await pages.answer(asked)
    return present(rendered[0])
  }

  test('no address, no name, no cookie of who asks first', async () => {
    const cookie = 'adloom_visitor=first; theme=dark; language=en'
    const nobody = await renderedFor({ ...asker, cookie, host: 'ads.example' })
    expect([...nobody.headers]).toEqual([
      ['cookie', 'language=en; theme=dark'],
      ['host', 'ads.example'],
    ])
    expect(nobody).toMatchObject({ ip: undefined })
  })

  test('no cookie that hides in another', async () => {
    const nobody = await renderedFor({ cookie: 'theme=dark%3B%20adloom_session%3Danna' })
    expect(nobody.headers.get('cookie')).toBe('language=en')
  })

  test('what a search adds counts for who adds it', async () => {
    const one = await renderedFor(asker, 'http://localhost/en/?x=1')
    expect(one).toMatchObject({ ip: '203.0.113.7' })
    expect(one.headers.get('x-forwarded-for')).toBe('203.0.113.7')
  })
})

test.each([
  ['too_many_requests', 429, '7'],
  ['unavailable', 503, null],
] as const)('a page that fails by %s is answered %i', async (code, status, wait) => {
  fault = new AppError(code, wait ? { retry_after_seconds: Number(wait) } : {})
  instead = failing(500)
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toBe(wait)
})

describe('a page read for a picture of it', () => {
  const read = (cookie: string) =>
    pages.readAsVisitor(new URL('http://localhost/en/'), new Headers({ cookie }))

  test('is a visitor’s, whoever asks', async () => {
    expect(await read('adloom_session=anna')).toContain('for language=en')
    expect(rendered[0]?.headers.get('cookie')).toBe('language=en')
  })

  test('is nothing where there is no page', async () => {
    instead = failing(404)
    expect(await read('')).toBeNull()
  })
})
