import { creditsInLine, useWaitingLine, WAITING_MAX } from '@/browser/waiting-line'
import type { useAccount } from './use-account'
import { useGenerate } from './use-generate'

/** Starts a generation, or puts it in line behind those that run or wait. */
export function useSubmit(
  { userId, balance, isAtLimit }: ReturnType<typeof useAccount>,
  onAccepted: () => void,
) {
  const { send, wait, isSending, sent } = useGenerate(onAccepted)
  const line = useWaitingLine(userId)
  const isNext = isAtLimit || isSending || line.length > 0
  return {
    isSending,
    sent,
    isNext,
    /** The waiting line is full, too. */
    isFull: line.length >= WAITING_MAX,
    /** Balance left after everything in line is paid. */
    balance: balance === null ? null : balance - creditsInLine(line),
    submit(asked: Parameters<typeof send>[0], credits: number) {
      if (!isNext || !userId) return send(asked)
      wait(asked, { ownerId: userId, credits })
      onAccepted()
    },
  }
}
