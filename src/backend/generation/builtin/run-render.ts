import { existsSync } from 'node:fs'
import { standBack } from '../../system/niceness.ts'
import { processStart } from '../../system/process-identity.ts'
import { type PollResult, ProviderError, type ReadyFile } from '../provider.ts'
import { readRequest, writeState } from './job-folder.ts'
import { makeOutputs } from './make-outputs.ts'
import { askParent, NobodyToAsk } from './matting/ask-matting.ts'
import type { Progress, Report } from './progress.ts'

/** A render in its own process: `render.ts <folder> <attempt>`. Writes JSON lines. */
const [, , workDir = '', attempt = '1'] = process.argv
const REPORT_INTERVAL_MS = 100

const stop = new AbortController()
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort())
// Our parent may be gone; the work continues and the folder holds the result.
process.stdout.on('error', () => {})
standBack('background')

const identity = {
  pid: process.pid,
  processStart: await processStart(process.pid),
  attempt: Number(attempt),
}

/** Canceling a task removes its folder, perhaps before this process is told. */
const isWanted = (): boolean => !stop.signal.aborted && existsSync(workDir)

let written = Promise.resolve()
/** One at a time: concurrent writers of the state file would mix up their temporary files. */
const tell = (result: PollResult): Promise<void> => {
  written = written
    .then(async () => {
      await writeState(workDir, { ...identity, result })
      process.stdout.write(`${JSON.stringify(result)}\n`)
    })
    .catch((error: unknown) => {
      if (isWanted()) throw error
      stop.abort()
    })
  return written
}

let told = 0
const ready: ReadyFile[] = []
const report: Report = (progress, stage) => {
  if (Date.now() - told < REPORT_INTERVAL_MS) return
  told = Date.now()
  // The reader estimates the remaining time from this and the model's usual time.
  void tell({ state: 'running', progress, stage, etaSeconds: null, ready: [...ready] })
}
/** The next report includes it and isn't delayed. */
const made: Progress['made'] = ({ path, kind }) => {
  ready.push({ position: ready.length, path, kind })
  told = 0
}

try {
  report(0, 'preparing')
  const progress = { report, made, signal: stop.signal, matteOf: askParent }
  const outputs = await makeOutputs(await readRequest(workDir), progress)
  await tell({ state: 'succeeded', outputs })
} catch (error) {
  if (error instanceof NobodyToAsk || !isWanted()) process.exit(1)
  await tell(failure(error))
}

/** User-facing facts go into the result; stack traces of unexpected errors go to the operator. */
function failure(error: unknown): PollResult {
  if (error instanceof ProviderError) {
    const { code, retryable, message, details } = error
    return { state: 'failed', code, retryable, message, details }
  }
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  const message = 'The built-in engine met an unforeseen error.'
  return { state: 'failed', code: 'engine_failed', retryable: true, message }
}
