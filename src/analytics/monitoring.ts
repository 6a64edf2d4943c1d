import { hideSecrets } from '@/browser/hide-secrets'
import type { Services } from '@/page/site'

const REPORTS_MAX = 20
const TEXT_MAX = 4_000

interface Report {
  message: string
  stack: string
  url: string
  user_agent: string
  at: string
}

/**
 * Sends errors nobody caught to a monitoring service, from production hosts only. A page in
 * a loop of errors sends its first few; returns how to stop.
 */
export function startMonitoring({ monitoringUrl, monitoringHosts }: Services): () => void {
  if (!monitoringUrl || !monitoringHosts.includes(location.hostname)) return () => {}
  const url = monitoringUrl
  let reports = 0

  function report(error: unknown) {
    reports += 1
    if (reports > REPORTS_MAX) return
    void fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reportOf(error)),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {})
  }
  const onError = (event: ErrorEvent) => report(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
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
