import { createRouter } from '@tanstack/react-router'
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { readBrowserRequest } from './api/browser-request.server'
import { failureOf } from './api/render-failures.server'
import {
  endApiStreams,
  handleApiRequest,
  shutdownApi,
  startApiWork,
  warmUpApi,
} from './api/transport.server'
import { readEnv } from './backend/env'
import { loggedPath } from './backend/observability/logged-path'
import { createLogger } from './backend/observability/logger'
import { bucketOrigins } from './backend/storage/s3/public-origin'
import { ensureFfmpeg } from './backend/system/ensure-ffmpeg'
import { publicPaths } from './features/shell/public-pages'
import type { RouterContext } from './page/router-context'
import type { Site } from './page/site'
import { AnswerFromMemory } from './server/answer-from-memory'
import { crawlerFile } from './server/crawler-files'
import { hasDoubledSlash, singleSlashes } from './server/doubled-slashes'
import { integrityBelow, textWithIntegrity, withIntegrity } from './server/integrity'
import { isKnownHost, refuseHost } from './server/known-hosts'
import { listen } from './server/listen'
import { createPageAnswers } from './server/page-answers'
import { renderPage, takeWholePage } from './server/render-page'
import { contentSecurityPolicy, mediaOrigins, setSecurityHeaders } from './server/security-headers'
import {
  hideUnreadable,
  isServerFunctionPath,
  refuseUnread,
} from './server/server-function-requests'
import { serviceOrigins, siteOf } from './server/site-of'
import { urlOf } from './server/url-of'

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

/** Leaves out TRACE, which would echo what proxies add, and others that nobody needs. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

const env = readEnv()
const log = createLogger(env)
const site = siteOf(env)
const bucket = bucketOrigins(env)
const services = [...serviceOrigins(site.services), ...bucket]
const media = [...mediaOrigins(env), ...bucket]
const integrityOf = integrityBelow('dist/client')
const handler = createServerEntry({ fetch: createStartHandler(renderPage) })
const pages = createPageAnswers({
  env,
  keepsPages: !import.meta.env.DEV,
  async render(request, nonce) {
    const { origin } = readBrowserRequest(request, env)
    const answer = await handler.fetch(request, { context: { nonce, site, origin } })
    const html = takeWholePage(request)
    if (import.meta.env.DEV) return { answer, html }
    return html === null
      ? { answer: withIntegrity(answer, integrityOf), html }
      : { answer, html: textWithIntegrity(html, integrityOf) }
  },
  failureOf,
  policy: (nonce) => contentSecurityPolicy(nonce, import.meta.env.DEV, { services, media }),
})

/** Every request comes through here, in development and in production, and goes to the API or to a page. */
const product = {
  async fetch(request: Request): Promise<Response> {
    const startedAt = performance.now()
    const { method } = request
    const { pathname } = urlOf(request)
    const isKnown = isKnownHost(request, env) && METHODS.has(method)
    const isForApi = isKnown && API_PATH.test(pathname)
    const answer = isForApi ? await handleApiRequest(request) : await answerTo(request)
    const response = await secured(request, answer)
    // The API writes its own log lines.
    if (!isForApi && log.isLevelEnabled('info')) {
      const ms = Math.round(performance.now() - startedAt)
      log.info({ method, path: loggedPath(pathname), status: response.status, ms }, 'page')
    }
    return response
  },
}

export default product

function answerTo(request: Request): Response | Promise<Response> {
  if (!isKnownHost(request, env)) return refuseHost()
  if (!METHODS.has(request.method)) return new Response(null, { status: 405 })
  const { pathname, search } = urlOf(request)
  if (hasDoubledSlash(pathname)) return redirectTo(singleSlashes(pathname) + search)
  if (!isServerFunctionPath(pathname)) {
    return answerCrawler(request, pathname) ?? pages.answer(request)
  }
  return refuseUnread(request) ?? pages.answer(request).then(hideUnreadable)
}

const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } })

/** An answer with the headers that every answer has. For HEAD, its body is dropped, and rendering it stops. */
async function secured(request: Request, answer: Response): Promise<Response> {
  if (answer instanceof AnswerFromMemory) return answer
  const isBodyless = request.method === 'HEAD'
  if (isBodyless) await answer.body?.cancel()
  // The headers of a redirect or a fetched answer can't be changed in place.
  const isKept = !isBodyless && hasOwnHeaders(answer)
  const response = isKept ? answer : new Response(isBodyless ? null : answer.body, answer)
  setSecurityHeaders(response.headers, request, env)
  return response
}

/** Most answers are created here; recreating them would cost more than creating some of them did. */
function hasOwnHeaders({ headers }: Response): boolean {
  try {
    headers.delete('x-not-there')
    return true
  } catch {
    return false
  }
}

const answerCrawler = (request: Request, pathname: string) =>
  crawlerFile(pathname, {
    get origin() {
      return readBrowserRequest(request, env).origin
    },
    listPaths: listPublicPaths,
    readPage: (path) => pages.readAsVisitor(new URL(path, request.url), request.headers),
    draw: async (picture) => {
      const { socialImage } = await import('./backend/social-image/social-image')
      const title = picture.title.replace(` · ${site.brandName}`, '')
      return new Uint8Array(await socialImage({ ...picture, title, brandName: site.brandName }))
    },
  })

async function listPublicPaths(): Promise<string[]> {
  const { routeTree } = await import('./routeTree.gen')
  // No page is rendered, so nothing asks for the context.
  let context!: RouterContext
  return publicPaths(createRouter({ routeTree, context }).routesByPath)
}

/** Serves the built product on its port until the process is told to stop. */
export async function serve(): Promise<void> {
  const { FFMPEG_PATH: ffmpegPath, FFPROBE_PATH: ffprobePath } = env
  const say = console.log
  await ensureFfmpeg({ ffmpegPath, ffprobePath, say })
  await listen({
    env,
    say,
    fetch: product.fetch,
    warmUp: warmUpApi,
    startWork: startApiWork,
    endStreams: endApiStreams,
    shutdown: shutdownApi,
  })
}
