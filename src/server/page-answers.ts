import { FastResponse } from 'srvx'
import { type BrowserRequest, readBrowserRequest } from '@/api/browser-request.server'
import type { AppError } from '@/contract/app-error'
import { ERROR_CODES } from '@/contract/error-codes'
import { languageCookie } from '@/i18n/language-cookie'
import { answerFromMemory, headersForEverybody, type PageOfVisitors } from './answer-from-memory'
import { KeptBody } from './kept-body'
import { NONCE_PLACEHOLDER, newNonce, PageCache } from './page-cache'
import { bytesOf, type PageText } from './page-text'
import { type VisitorPageSettings, visitorPageOf } from './visitor-page'

interface RenderedPage {
  answer: Response
  /** Text of the page if it was rendered in one go; the answer then has no body. */
  html: PageText | null
}

interface PageSettings {
  env: VisitorPageSettings & { HSTS_SUBDOMAINS: boolean }
  /** Whether to keep visitors' pages; false in development, where they change all the time. */
  keepsPages: boolean
  /** Renders a page for one request; its scripts carry the nonce. */
  render: (request: Request, nonce: string) => Promise<RenderedPage>
  /** The failure during a request's rendering, if any. */
  failureOf: (request: Request) => AppError | undefined
  /** Content security policy for a page with this nonce. */
  policy: (nonce: string) => string
}

interface PageAnswers {
  answer(request: Request): Promise<Response>
  /** A page's HTML as a visitor would see it, whoever asks; null when there is none. */
  readAsVisitor(url: URL, asker: Headers): Promise<string | null>
}

const isHtml = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('text/html') ?? false

/** Serves pages: visitors' pages from memory, pages of signed-in users rendered for them alone. */
export function createPageAnswers(settings: PageSettings): PageAnswers {
  const { env, keepsPages, render, failureOf } = settings
  const pages = new PageCache<PageOfVisitors>()
  const visitorPage = (request: Request, browser: BrowserRequest) =>
    keepsPages ? visitorPageOf(request, browser, env) : null
  const aroundNonce = settings.policy(NONCE_PLACEHOLDER).split(NONCE_PLACEHOLDER)
  const policy = (nonce: string) => aroundNonce.join(nonce)

  /**
   * Renders a visitor's page to keep: without a user or cookies, and with a placeholder for the nonce. Pages
   * with a failure are not kept.
   */
  async function renderForKeeping(request: Request): Promise<PageOfVisitors | null> {
    const { answer, html: whole } = await render(request, NONCE_PLACEHOLDER)
    if (answer.status !== 200 || !isHtml(answer)) {
      // An unread page would wait minutes for its reader.
      await answer.body?.cancel()
      return null
    }
    const headers = headersForEverybody(request, answer, env)
    const body = new KeptBody(bytesOf(whole ?? [await answer.text()]))
    return failureOf(request) ? null : { body, size: body.size, status: answer.status, headers }
  }

  /** Renders a page for one request; a temporary failure gets its own status and a Retry-After header. */
  async function renderForOne(request: Request, nonce: string): Promise<Response> {
    const { answer, html } = await render(request, nonce)
    const failure = answer.status === 500 ? failureOf(request) : undefined
    const status = failure ? ERROR_CODES[failure.code].http : answer.status
    const response = new FastResponse(html ? bytesOf(html) : answer.body, {
      status,
      headers: answer.headers,
    })
    const seconds = failure?.details.retry_after_seconds
    if (typeof seconds === 'number') response.headers.set('retry-after', String(seconds))
    return response
  }

  return {
    async answer(request) {
      const nonce = newNonce()
      const browser = readBrowserRequest(request, env)
      const asked = visitorPage(request, browser)
      const kept = asked && (await pages.get(asked.key, () => renderForKeeping(asked.asNobody())))
      if (kept) {
        const { isFirstVisit, language } = asked
        const cookie = isFirstVisit ? languageCookie(language, browser.isHttps) : null
        return answerFromMemory(kept, request, { nonce, cookie, policy: policy(nonce), env })
      }
      const response = await renderForOne(request, nonce)
      if (!isHtml(response)) return response
      response.headers.set('content-security-policy', policy(nonce))
      // Pages show who is signed in: shared caches must not store them, nor the browsers of signed-in users.
      const isTheirs = browser.sessionToken !== null
      response.headers.set('cache-control', isTheirs ? 'no-store' : 'private, no-cache')
      return response
    },

    async readAsVisitor(url, asker) {
      const headers = new Headers(asker)
      headers.delete('cookie')
      const request = new Request(url, { headers })
      const asked = visitorPage(request, readBrowserRequest(request, env))
      const page = () => renderForKeeping(asked?.asNobody() ?? request)
      const kept = await (asked ? pages.get(asked.key, page) : page())
      return kept?.body.text ?? null
    },
  }
}
