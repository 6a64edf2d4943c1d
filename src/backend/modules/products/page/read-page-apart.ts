import { fork } from 'node:child_process'
import { AppError } from '../../../../contract/app-error.ts'
import { pageReaderEntry, projectRoot } from '../../../paths.ts'
import { findExecutable } from '../../../system/find-executable.ts'
import type { PageFacts } from './page-facts.ts'

/**
 * Ten seconds of CPU time are far more than any shop's page needs. In wall-clock time, a good page may
 * take longer on a busy machine; that limit catches readers that only wait, and systems without `prlimit`.
 */
const LIMITS: ReadingLimits = { cpuSeconds: 10, ms: 60_000 }
const MEMORY_MEBIBYTES = 384

interface ReadingLimits {
  cpuSeconds: number
  ms: number
}

/** The message sent to the process. */
export interface PageTask {
  path: string
  contentType: string
  url: string
}

/**
 * Reads a page in its own process. A page can be crafted so that reading it takes minutes or all memory;
 * then only that process is killed, and nobody else had to wait. A thread wouldn't do: one that is still
 * loading can't be terminated reliably.
 * @throws AppError('page_too_large')
 */
export async function readPageApart(
  path: string,
  { contentType, url }: { contentType: string; url: URL },
  limits: Partial<ReadingLimits> = {},
): Promise<PageFacts> {
  const { cpuSeconds, ms } = { ...LIMITS, ...limits }
  const { promise, resolve, reject } = Promise.withResolvers<PageFacts>()
  const reader = fork(pageReaderEntry, {
    cwd: projectRoot,
    ...limited(cpuSeconds),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const giveUp = () => reject(new AppError('page_too_large'))
  const limit = setTimeout(giveUp, ms)
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

/** `prlimit` execs Node, so killing the child kills the reader itself. */
function limited(cpuSeconds: number): { execPath?: string; execArgv: string[] } {
  const memory = `--max-old-space-size=${MEMORY_MEBIBYTES}`
  const prlimit = findExecutable(['prlimit'])
  if (!prlimit) return { execArgv: [memory] }
  const cpu = `--cpu=${cpuSeconds}`
  return { execPath: prlimit, execArgv: [cpu, '--core=0', '--', process.execPath, memory] }
}
