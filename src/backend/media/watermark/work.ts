import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Region } from './geometry.ts'
import { WatermarkRefusal } from './refusal.ts'
import { type RemovalProgress, removeWatermark } from './remove-watermark.ts'

/**
 * Entry of a removal's own process: `work.ts <folder>`. The folder holds `request.json` and keeps the
 * finished segments, so that started again after a crash it goes on from there. Speaks JSON lines.
 */
export interface WorkRequest {
  file: string
  out: string
  /** Left out, marks are looked for. */
  regions?: Region[]
}

export type WorkEvent =
  | ({ state: 'running'; etaSeconds: number | null } & RemovalProgress)
  | { state: 'succeeded'; regions: Region[] }
  | { state: 'failed'; reason: string; message: string }

const [, , workDir = ''] = process.argv
const NICENESS = 10
const REPORT_INTERVAL_MS = 200

const stop = new AbortController()
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort())
// Whoever started us may be gone; the work goes on and the folder keeps it.
process.stdout.on('error', () => {})
setPriority(NICENESS)

const tell = (event: WorkEvent) => process.stdout.write(`${JSON.stringify(event)}\n`)
const begun = Date.now()
let told = 0

function onProgress(progress: RemovalProgress): void {
  if (Date.now() - told < REPORT_INTERVAL_MS) return
  told = Date.now()
  const spentSeconds = (told - begun) / 1000
  const { share } = progress
  const etaSeconds = share > 0.05 ? Math.round((spentSeconds / share) * (1 - share)) : null
  tell({ state: 'running', etaSeconds, ...progress })
}

try {
  const text = await readFile(join(workDir, 'request.json'), 'utf8')
  const request = JSON.parse(text) as WorkRequest
  const regions = await removeWatermark({ ...request, workDir, signal: stop.signal, onProgress })
  tell({ state: 'succeeded', regions })
} catch (error) {
  if (stop.signal.aborted) process.exit(1)
  tell(failure(error))
  process.exitCode = 1
}

/** What a user may read goes out; the trace of anything unforeseen to the operator. */
function failure(error: unknown): WorkEvent {
  if (error instanceof WatermarkRefusal)
    return { state: 'failed', reason: error.reason, message: error.message }
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  const message = 'The video could not be worked on.'
  return { state: 'failed', reason: 'unforeseen', message }
}
