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
  /** Text of the page when it was rendered at once; the answer has no body then. */
  html: PageText | null
}

interface PageSettings {
  env: VisitorPageSettings & { HSTS_SUBDOMAINS: boolean }
  /** Whether pages of visitors are kept; while they are being developed they change all the time. */
  keepsPages: boolean
  /** Renders a page for one request; its scripts carry the nonce. */
  render: (request: Request, nonce: string) => Promise<RenderedPage>
  /** What went wrong while a request was rendered. */
  failureOf: (request: Request) => AppError | undefined
  /** Content security policy of a page with this nonce. */
  policy: (nonce: string) => string
}

interface PageAnswers {
  answer(request: Request): Promise<Response>
  /** The HTML of a page as a visitor gets it, whoever asks; null where there is none. */
  readAsVisitor(url: URL, asker: Headers): Promise<string | null>
}

const isHtml = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('text/html') ?? false

/** Answers pages: those of visitors from memory, those of people who are signed in to them alone. */
export function createPageAnswers(settings: PageSettings): PageAnswers {
  const { env, keepsPages, render, failureOf } = settings
  const pages = new PageCache<PageOfVisitors>()
  const visitorPage = (request: Request, browser: BrowserRequest) =>
    keepsPages ? visitorPageOf(request, browser, env) : null
  const aroundNonce = settings.policy(NONCE_PLACEHOLDER).split(NONCE_PLACEHOLDER)
  const policy = (nonce: string) => aroundNonce.join(nonce)

  /**
   * Renders a visitor's page for keeping: for nobody, without its cookies, with a placeholder for the
   * nonce. What a failure has left its marks on is not kept.
   */
  async function renderForKeeping(request: Request): Promise<PageOfVisitors | null> {
    const { answer, html: whole } = await render(request, NONCE_PLACEHOLDER)
    if (answer.status !== 200 || !isHtml(answer)) {
      // An unread page would wait for its reader for minutes.
      await answer.body?.cancel()
      return null
    }
    const headers = headersForEverybody(request, answer, env)
    const body = new KeptBody(bytesOf(whole ?? [await answer.text()]))
    return failureOf(request) ? null : { body, size: body.size, status: answer.status, headers }
  }

  /** Renders a page for whoever asks; what passes by itself is told so, with when to come back. */
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
      // A page shows who is signed in: no shared cache may keep it, and of theirs no browser either.
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
