import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { isAppError } from '@/contract/app-error'

/** Failures after which nobody knows whether the request arrived. */
const UNANSWERED: readonly string[] = ['network_error', 'timeout']

export interface RequestKey {
  of(request: object): string
  /** To be told of every answer, and of every failure. */
  settle(error?: unknown): void
}

/**
 * Idempotency keys for what is made and paid for: the same request has the same key until it is answered, so
 * that asking again after a lost reply leads to what the first one made, and not to a second.
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
      const isAnswer =
        error === undefined || (isAppError(error) && !UNANSWERED.includes(error.code))
      if (isAnswer) open.current = null
    },
  }
}
