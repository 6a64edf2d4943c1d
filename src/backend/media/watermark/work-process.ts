import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { compileCacheEntry, projectRoot, watermarkEntry } from '../../paths.ts'
import { LARGE_PAGES } from '../../system/large-pages.ts'
import { killGroup } from '../../system/process-identity.ts'
import type { WorkEvent } from './work-request.ts'

export type WorkProgress = Extract<WorkEvent, { state: 'running' }>
export type WorkOutcome = Exclude<WorkEvent, WorkProgress>

/** Time to end its own ffmpeg; one that does not react is ended for it. */
const KILL_AFTER_MS = 600
/** Pictures are outside of the heap; what else is made and soon let go is little. */
const YOUNG_SPACE = '--max-semi-space-size=4'

/** The process ended without a word: it was killed, or ran out of memory. */
export class WorkProcessDied extends Error {
  override readonly name = 'WorkProcessDied'
}

/**
 * Does what a folder's request says in a process of its own, and waits for its end. Aborted, the
 * process is gone within a second.
 * @throws WorkProcessDied, or the reason of the signal
 */
export async function runWorkProcess(
  workDir: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: WorkProgress) => void },
): Promise<WorkOutcome> {
  signal.throwIfAborted()
  const args = [YOUNG_SPACE, '--import', compileCacheEntry, watermarkEntry, workDir]
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    // What our own process gives back at once is kept here for the next frame.
    // biome-ignore lint/style/noProcessEnv: handed on as it is, nothing is read from it.
    env: { ...process.env, ...LARGE_PAGES, MALLOC_MMAP_THRESHOLD_: undefined },
    // Its traces belong into the log of the process that started it.
    stdio: ['ignore', 'pipe', 'inherit'],
    // Leads a group with its ffmpeg, so that one signal ends all of them.
    detached: true,
  })
  let outcome: WorkOutcome | undefined
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event: WorkEvent = JSON.parse(line)
    if (event.state === 'running') onProgress(event)
    else outcome = event
  })
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    timer = setTimeout(() => child.pid && killGroup(child.pid), KILL_AFTER_MS)
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    await once(child, 'close')
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
  signal.throwIfAborted()
  if (!outcome) throw new WorkProcessDied('The process ended without a word.')
  return outcome
}
