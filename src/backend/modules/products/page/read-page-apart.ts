import { Worker } from 'node:worker_threads'
import { AppError } from '../../../../contract/app-error.ts'
import { pageReaderEntry } from '../../../paths.ts'
import type { PageFacts } from './page-facts.ts'

const TIME_LIMIT_MS = 6_000
const MEMORY_MEBIBYTES = 384

/**
 * Reads a page in a thread of its own. A page can be built so that reading it takes minutes or all
 * memory; then its thread is ended, and nobody else has waited.
 * @throws AppError('page_too_large')
 */
export async function readPageApart(
  bytes: Buffer,
  page: { contentType: string; url: URL },
  timeLimitMs = TIME_LIMIT_MS,
): Promise<PageFacts> {
  const { promise, resolve, reject } = Promise.withResolvers<PageFacts>()
  const thread = new Worker(pageReaderEntry, {
    workerData: { bytes, contentType: page.contentType, url: page.url.href },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEBIBYTES },
  })
  const giveUp = () => reject(new AppError('page_too_large'))
  const limit = setTimeout(giveUp, timeLimitMs)
  thread.once('message', resolve).once('error', giveUp).once('exit', giveUp)
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    await thread.terminate()
  }
}
