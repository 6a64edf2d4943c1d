import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { isAppError } from '@/contract/app-error'

/** Failures that leave open whether the request arrived. */
const UNANSWERED: readonly string[] = ['network_error', 'timeout']

export interface RequestKey {
  of(request: object): string
  /** To be called with every answer and every failure. */
  settle(error?: unknown): void
}

/**
 * Idempotency keys for requests that cost credits: the same request keeps its key until it is answered, so a
 * retry after a lost reply returns the first result instead of making a second one.
 */
export function useRequestKey(): RequestKey {
  const open = useRef<{ request: string; key: string } | null>(null)
  return {
    of(request) {
      const text = JSON.stringify(request)
      if (open.current?.request !== text) open.current = { request: text, key: uuidv7() }
      return open.current.key
    },
    settle(error) {
      const isAnswer = !error || (isAppError(error) && !UNANSWERED.includes(error.code))
      if (isAnswer) open.current = null
    },
  }
}
