import { hideSecrets } from '@/browser/hide-secrets'
import { MONITORED_SHARE, REPLAYED_SHARE } from '@/contract/limits'
import type { Services } from '@/page/site'

const REPORTS_MAX = 20
/** Maximum number of recorded steps before an error. */
const STEPS_MAX = 20
const TEXT_MAX = 4_000

interface Report {
  message: string
  stack: string
  url: string
  user_agent: string
  /** Pages visited and controls pressed before the error, oldest first; only in replayed visits. */
  steps?: string[]
  at: string
}

/**
 * Reports uncaught errors to a monitoring service, on production hosts only: for every visit, and for most of
 * them with the steps before the error. A page stuck in an error loop only sends the first few.
 * @param draw a random number from 0 up to 1: one to decide whether to monitor the visit, one whether to
 * record steps
 * @returns a function that stops it
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

/** The URL omits the query, which may hold codes and invitations. */
const reportOf = (error: unknown): Report => ({
  message: (error instanceof Error ? error.message : String(error)).slice(0, TEXT_MAX),
  stack: (error instanceof Error ? (error.stack ?? '') : '').slice(0, TEXT_MAX),
  url: location.origin + hideSecrets(location.pathname),
  user_agent: navigator.userAgent,
  at: new Date().toISOString(),
})
