import type { MatteOf } from './matting.ts'

/** What goes between a render and whoever started it. */
export interface MatteQuestion {
  picture: string
}
export interface MatteAnswer {
  matte: string | null
}

const isAnswer = (message: unknown): message is MatteAnswer =>
  typeof message === 'object' && message !== null && 'matte' in message

/** A render asks the process that started it; when that one is gone, there is no matte. */
export const askParent: MatteOf = (picture) => {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  if (!process.send || !process.connected) return Promise.resolve(null)
  const onMessage = (message: unknown) => isAnswer(message) && resolve(message.matte)
  const onGone = () => resolve(null)
  process.on('message', onMessage).once('disconnect', onGone)
  const question: MatteQuestion = { picture }
  process.send(question, (error: Error | null) => error && onGone())
  // Without listeners the channel no longer keeps the render alive.
  return promise.finally(() => process.off('message', onMessage).off('disconnect', onGone))
}
