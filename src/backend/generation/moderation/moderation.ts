import { AppError } from '../../../contract/app-error.ts'
import { type GenerationRequest, type LocalFile, ProviderError } from '../provider.ts'
import { ServiceError } from '../providers/service-error.ts'
import type { Log } from '../providers/tools.ts'
import { findRefusedWords } from './find-refused-words.ts'
import type { AskModeration } from './openai-moderation.ts'

/** Refuses what must not be made here, by whichever model. */
export interface Moderation {
  /**
   * For every task, before it costs anything.
   * @throws AppError('content_blocked')
   */
  refuseWords(texts: readonly string[]): void
  /**
   * For everything that is sent to an external model, with its pictures and videos.
   * @throws ProviderError
   */
  refuseContent(request: GenerationRequest, signal?: AbortSignal): Promise<void>
}

interface ModerationSetup {
  hasWordLists: boolean
  /** Absent if no moderation service is configured. */
  ask?: AskModeration | undefined
  /** Whether to send nothing to a model while the moderation service doesn't answer. */
  isRequired: boolean
  log: Log
  now: () => Date
}

/** The same fault is reported once per interval, not once per task. */
const ALARM_EVERY_MS = 5 * 60_000

export function createModeration(setup: ModerationSetup): Moderation {
  const { ask, isRequired, log, now } = setup
  let toldAt = Number.NEGATIVE_INFINITY

  /** If the request fails for whatever reason, that says nothing about the task. */
  const onSilence = (error: unknown) => {
    if (!(error instanceof ServiceError)) throw error
    if (now().getTime() - toldAt >= ALARM_EVERY_MS) {
      toldAt = now().getTime()
      const facts = { alarm: 'moderation', kind: error.kind, reason: error.message, isRequired }
      log.error(facts, 'the moderation was not reached')
    }
    if (!isRequired) return null
    throw new ProviderError('unavailable', 'The moderation was not reached.', { retryable: true })
  }

  return {
    refuseWords(texts) {
      if (!setup.hasWordLists) return
      for (const text of texts) {
        const category = findRefusedWords(text)
        if (category) throw new AppError('content_blocked', { category })
      }
    },
    async refuseContent(request, signal) {
      if (!ask) return
      const content = { text: request.prompt, files: filesOf(request) }
      const category = await ask(content, signal).catch(onSilence)
      if (!category) return
      const message = `The moderation refuses it: ${category}`
      throw new ProviderError('content_blocked', message, { details: { category } })
    },
  }
}

const filesOf = (request: GenerationRequest): LocalFile[] => {
  const { images, startFrame, endFrame, video, moreVideos = [] } = request
  return [...images, startFrame, endFrame, video, ...moreVideos].filter(
    (file) => file !== undefined,
  )
}
