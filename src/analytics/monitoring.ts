import { hideSecrets } from '@/browser/hide-secrets'
import { MONITORED_SHARE, REPLAYED_SHARE } from '@/contract/limits'
import type { Services } from '@/page/site'

const REPORTS_MAX = 20
/** What went before an error: so many steps at most. */
const STEPS_MAX = 20
const TEXT_MAX = 4_000

interface Report {
  message: string
  stack: string
  url: string
  user_agent: string
  /** Pages and pressed parts before the error, the oldest first, in the share of visits that are replayed. */
  steps?: string[]
  at: string
}

/**
 * Sends errors nobody caught to a monitoring service, from production hosts only: of every visit, and
 * of most of them with the steps that led there. A page in a loop of errors sends its first few.
 * @param draw a number from 0 up to 1, once for whether the visit is watched and once for its steps
 * @returns how to stop
 */
export function startMonitoring(
  { monitoringUrl, monitoringHosts }: Services,
  draw: () => number = Math.random,
): () => void {
  if (!monitoringUrl || !monitoringHosts.includes(location.hostname)) return () => {}
  if (draw() >= MONITORED_SHARE) return () => {}
  const url = monitoringUrl
  const steps: string[] | undefined = draw() < REPLAYED_SHARE ? [] : undefined
  let reports = 0

  function onClick({ target }: MouseEvent) {
    const part = target instanceof Element ? target.closest('a, button, input, [role]') : null
    if (!steps || !part) return
    steps.push(`${hideSecrets(location.pathname)} ${part.getAttribute('role') ?? part.tagName}`)
    if (steps.length > STEPS_MAX) steps.shift()
  }

  function report(error: unknown) {
    reports += 1
    if (reports > REPORTS_MAX) return
    void fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...reportOf(error), ...(steps && { steps }) }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {})
  }
  const onError = (event: ErrorEvent) => report(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
  addEventListener('click', onClick, { capture: true })
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('click', onClick, { capture: true })
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}

/** The address goes without its query: that may hold codes and invitations. */
const reportOf = (error: unknown): Report => ({
  message: (error instanceof Error ? error.message : String(error)).slice(0, TEXT_MAX),
  stack: (error instanceof Error ? (error.stack ?? '') : '').slice(0, TEXT_MAX),
  url: location.origin + hideSecrets(location.pathname),
  user_agent: navigator.userAgent,
  at: new Date().toISOString(),
})
