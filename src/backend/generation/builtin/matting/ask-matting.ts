import type { MatteOf } from './matting.ts'

/** The messages between a render and the process that started it. */
export interface MatteQuestion {
  picture: string
}
export interface MatteAnswer {
  matte: string | null
}

const isAnswer = (message: unknown): message is MatteAnswer =>
  typeof message === 'object' && message !== null && 'matte' in message

/** Without the matte the result would differ, so a render without a reply ends and is repeated. */
export class NobodyToAsk extends Error {
  override readonly name = 'NobodyToAsk'
}

/** Only renders that may ask get a channel; without a model there is none. */
const isToAsk = process.send !== undefined

/**
 * Asks the process that started this render.
 * @throws NobodyToAsk when that one is gone
 */
export const askParent: MatteOf = (picture) => {
  if (!isToAsk) return Promise.resolve(null)
  if (!process.connected) return Promise.reject(new NobodyToAsk())
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const onMessage = (message: unknown) => isAnswer(message) && resolve(message.matte)
  const onGone = () => reject(new NobodyToAsk())
  process.on('message', onMessage).once('disconnect', onGone)
  const question: MatteQuestion = { picture }
  process.send?.(question, (error: Error | null) => error && onGone())
  // Without listeners the channel no longer keeps the render alive.
  return promise.finally(() => process.off('message', onMessage).off('disconnect', onGone))
}
