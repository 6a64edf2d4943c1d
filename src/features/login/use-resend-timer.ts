import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { createExpiringCache } from '@/browser/expiring-cache'
import { RESEND_COOLDOWN_MS } from '@/contract/limits'
import type { CodeUse } from './login-calls'

export interface ResendTimer {
  /** 0 when a code may be sent. */
  secondsLeft: number
  /** The address the last code went to; null after a reset. */
  email: string | null
  start: (email: string) => void
  reset: () => void
}

const SECOND_MS = 1_000
const Running = z.object({ email: z.string(), until: z.number() })
const cache = createExpiringCache('resend_code_')

/** The 60 seconds between two codes; they keep running when the dialog or the page was closed. */
export function useResendTimer(use: CodeUse): ResendTimer {
  const [running, setRunning] = useState<z.infer<typeof Running> | null>(null)
  const [now, setNow] = useState(0)

  useEffect(() => {
    setNow(Date.now())
    setRunning(Running.safeParse(cache.read(use)).data ?? null)
  }, [use])

  const leftMs = running ? Math.max(0, running.until - now) : 0
  const isTicking = leftMs > 0
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isTicking])

  return {
    secondsLeft: Math.ceil(leftMs / SECOND_MS),
    email: running?.email ?? null,
    start(email) {
      const started = { email, until: Date.now() + RESEND_COOLDOWN_MS }
      cache.write(use, started, RESEND_COOLDOWN_MS)
      setNow(Date.now())
      setRunning(started)
    },
    reset() {
      cache.remove(use)
      setRunning(null)
    },
  }
}
