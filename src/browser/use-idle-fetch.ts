import { useEffect } from 'react'

const WAIT_MAX_MS = 5_000

/**
 * Loads code that may be needed later once the page is idle: the offline notice, for example, must be loaded
 * before the network is lost.
 */
export function useIdleFetch(load: () => Promise<unknown>, isWanted = true) {
  useEffect(() => {
    if (!isWanted) return
    const fetchQuietly = () => void load().catch(() => {})
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchQuietly, WAIT_MAX_MS)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(fetchQuietly, { timeout: WAIT_MAX_MS })
    return () => cancelIdleCallback(request)
  }, [load, isWanted])
}
