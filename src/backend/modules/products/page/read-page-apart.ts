import { fork } from 'node:child_process'
import { AppError } from '../../../../contract/app-error.ts'
import { pageReaderEntry, projectRoot } from '../../../paths.ts'
import type { PageFacts } from './page-facts.ts'

const TIME_LIMIT_MS = 10_000
const MEMORY_MEBIBYTES = 384

/** What the process is told. */
export interface PageTask {
  path: string
  contentType: string
  url: string
}

/**
 * Reads a page in a process of its own. A page can be built so that reading it takes minutes or all
 * memory; then its process is ended, and nobody else has waited. A thread would not do: one that is
 * still loading cannot be ended reliably.
 * @throws AppError('page_too_large')
 */
export async function readPageApart(
  path: string,
  { contentType, url }: { contentType: string; url: URL },
  timeLimitMs = TIME_LIMIT_MS,
): Promise<PageFacts> {
  const { promise, resolve, reject } = Promise.withResolvers<PageFacts>()
  const reader = fork(pageReaderEntry, {
    cwd: projectRoot,
    execArgv: [`--max-old-space-size=${MEMORY_MEBIBYTES}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const giveUp = () => reject(new AppError('page_too_large'))
  const limit = setTimeout(giveUp, timeLimitMs)
  reader.once('message', (facts: PageFacts) => resolve(facts))
  reader.once('error', giveUp).once('exit', giveUp)
  const task: PageTask = { path, contentType, url: url.href }
  reader.send(task, (error) => error && giveUp())
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    reader.kill('SIGKILL')
  }
}
