import { randomBytes } from 'node:crypto'
import { createRouter } from '@tanstack/react-router'
import handler from '@tanstack/react-start/server-entry'
import { readBrowserRequest } from './api/browser-request.server'
import { readCookie } from './api/session-cookies'
import { endApiStreams, handleApiRequest, shutdownApi, warmUpApi } from './api/transport.server'
import { readEnv } from './backend/env'
import type { Language } from './contract/languages'
import { publicPaths } from './features/shell/public-pages'
import { LANGUAGE_COOKIE, languageCookie } from './i18n/language-cookie'
import { negotiateLanguage } from './i18n/negotiate'
import { crawlerFile } from './lib/crawler-files'
import { hasDoubledSlash, singleSlashes } from './lib/doubled-slashes'
import { NONCE_PLACEHOLDER, PageCache } from './lib/page-cache'
import type { RouterContext } from './lib/router-context'
import { contentSecurityPolicy, setSecurityHeaders } from './lib/security-headers'
import { hideUnreadable, isServerFunctionPath, refuseUnread } from './lib/server-function-requests'
import { type Site, serviceOrigins, siteOf } from './lib/site'
import { THEME_COOKIE } from './lib/theme'

/** What a page request knows before any middleware runs. */
interface PageRequestContext {
  nonce: string
  site: Site
  origin: string
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageRequestContext }
  }
}

const API_PATH =
  /^\/(?:(?:backend|api\/v1|api\/docs|media)(?:\/|$)|api\/openapi\.json$|(?:healthz|readyz|metrics)$)/

const env = readEnv()
const site = siteOf(env)
const services = serviceOrigins(site.services)
const media = env.PRODUCT_API_BASE ? [new URL(env.PRODUCT_API_BASE).origin] : []
const pages = new PageCache()

/** Every request comes through here, in development and production: to the API or to a page. */
export default {
  async fetch(request: Request): Promise<Response> {
    const answer = await answerTo(request)
    // Headers of a redirect or of a fetched answer cannot be changed in place.
    const response = new Response(await bodyFor(request, answer), answer)
    setSecurityHeaders(response.headers, request)
    return response
  },
}

function answerTo(request: Request): Response | Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (API_PATH.test(pathname)) return handleApiRequest(request)
  if (hasDoubledSlash(pathname)) return redirectTo(singleSlashes(pathname) + search)
  if (!isServerFunctionPath(pathname)) {
    return answerCrawler(request, pathname) ?? renderPage(request)
  }
  return refuseUnread(request) ?? renderPage(request).then(hideUnreadable)
}

const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } })

/** The body an answer is sent with: none for HEAD, and then nothing goes on rendering it. */
async function bodyFor(request: Request, answer: Response) {
  if (request.method !== 'HEAD') return answer.body
  await answer.body?.cancel()
  return null
}

const answerCrawler = (request: Request, pathname: string) =>
  crawlerFile(pathname, {
    origin: readBrowserRequest(request, env).origin,
    listPaths: listPublicPaths,
    readPage: (path) => readVisitorPage(new URL(path, request.url), request.headers),
    draw: async (picture) => {
      const { socialImage } = await import('./backend/social-image/social-image')
      const title = picture.title.replace(` · ${site.brandName}`, '')
      return new Uint8Array(await socialImage({ ...picture, title, brandName: site.brandName }))
    },
  })

async function listPublicPaths(): Promise<string[]> {
  const { routeTree } = await import('./routeTree.gen')
  // No page is drawn, so none asks for its context.
  let context!: RouterContext
  return publicPaths(createRouter({ routeTree, context }).routesByPath)
}

/** The HTML of a page as a visitor gets it, or null where there is none. */
async function readVisitorPage(url: URL, asker: Headers): Promise<string | null> {
  const headers = new Headers(asker)
  headers.delete('cookie')
  const request = new Request(url, { headers })
  const asked = visitorPageOf(request)
  const render = () => renderForKeeping(request)
  const kept = await (asked ? pages.get(asked.key, render) : render())
  return kept?.html ?? null
}

/** Opens the database and starts the workers, so that the first visitor does not wait for them. */
export const warmUp = warmUpApi

/** Ends what never ends by itself, before the server waits for its running answers. */
export const endStreams = endApiStreams

/** Stops the API and its workers; the process may exit afterwards. */
export const shutdown = shutdownApi

/** Renders a page for this request alone. */
async function renderWith(request: Request, nonce: string): Promise<Response> {
  const { origin } = readBrowserRequest(request, env)
  return await handler.fetch(request, { context: { nonce, site, origin } })
}

const isHtml = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('text/html') ?? false

interface VisitorPage {
  /** Everybody whose request has this key gets the same page. */
  key: string
  language: Language
  isFirstVisit: boolean
}

/** The page a visitor asks for; null when somebody is signed in or the page may not be kept. */
function visitorPageOf(request: Request): VisitorPage | null {
  const url = new URL(request.url)
  const { sessionToken, origin } = readBrowserRequest(request, env)
  if (sessionToken || import.meta.env.DEV || !PageCache.admits(request, url)) return null
  const cookies = request.headers.get('cookie')
  const stored = readCookie(cookies, LANGUAGE_COOKIE)
  const language = negotiateLanguage({
    pathname: url.pathname,
    stored,
    accepted: request.headers.get('accept-language'),
    fallback: env.DEFAULT_LANGUAGE,
  })
  const theme = readCookie(cookies, THEME_COOKIE) ?? ''
  return {
    key: [origin, language, theme.slice(0, 10), url.pathname + url.search].join(' '),
    language,
    isFirstVisit: stored === null,
  }
}

/** Renders a visitor's page for keeping: without its cookies, with a placeholder for the nonce. */
async function renderForKeeping(request: Request) {
  const answer = await renderWith(request, NONCE_PLACEHOLDER)
  if (answer.status !== 200 || !isHtml(answer)) {
    // An unread page would wait for its reader for minutes.
    await answer.body?.cancel()
    return null
  }
  const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie')
  return { html: await answer.text(), status: answer.status, headers }
}

async function renderPage(request: Request): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const asked = visitorPageOf(request)
  const kept = asked && (await pages.get(asked.key, () => renderForKeeping(request)))
  const answer = kept
    ? new Response(kept.html.replaceAll(NONCE_PLACEHOLDER, nonce), kept)
    : await renderWith(request, nonce)
  if (!isHtml(answer)) return answer
  const response = new Response(answer.body, answer)
  if (kept && asked.isFirstVisit) {
    response.headers.append('set-cookie', languageCookie(asked.language))
  }
  response.headers.set(
    'content-security-policy',
    contentSecurityPolicy(nonce, import.meta.env.DEV, { services, media }),
  )
  // A page shows who is signed in: no shared cache may keep it.
  response.headers.set('cache-control', 'private, no-cache')
  return response
}
