import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { compileCacheEntry, projectRoot, watermarkEntry } from '../../paths.ts'
import { LARGE_PAGES } from '../../system/large-pages.ts'
import { killGroup } from '../../system/process-identity.ts'
import type { WorkEvent } from './work-request.ts'

export type WorkProgress = Extract<WorkEvent, { state: 'running' }>
export type WorkOutcome = Exclude<WorkEvent, WorkProgress>

/** Time for the process to end its own ffmpeg; after that, it is killed. */
const KILL_AFTER_MS = 600
/** Pictures live outside the heap, and there is little other short-lived data. */
const YOUNG_SPACE = '--max-semi-space-size=4'

/** The process died without a message: it was killed or ran out of memory. */
export class WorkProcessDied extends Error {
  override readonly name = 'WorkProcessDied'
}

/**
 * Runs a folder's request in a separate process and waits for it to end. After an abort, the process is gone within a
 * second.
 * @throws WorkProcessDied, or the signal's reason
 */
export async function runWorkProcess(
  workDir: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: WorkProgress) => void },
): Promise<WorkOutcome> {
  signal.throwIfAborted()
  const args = [YOUNG_SPACE, '--import', compileCacheEntry, watermarkEntry, workDir]
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    // Our own process returns freed memory at once; this one keeps it for the next frame.
    // biome-ignore lint/style/noProcessEnv: handed on as it is, nothing is read from it.
    env: { ...process.env, ...LARGE_PAGES, MALLOC_MMAP_THRESHOLD_: undefined },
    // Its stack traces belong in the parent's log.
    stdio: ['ignore', 'pipe', 'inherit'],
    // Leads a group with its ffmpeg, so that one signal ends them all.
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
