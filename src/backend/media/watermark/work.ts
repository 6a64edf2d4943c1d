import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { standBack } from '../../system/niceness.ts'
import { detectMarks } from './detect/detect-marks.ts'
import { failureOf, traceOf } from './failure.ts'
import { makePreview } from './preview.ts'
import { onShown, type RemovalProgress, removeWatermark } from './remove-watermark.ts'
import { takeOver } from './take-over.ts'
import { openVideo } from './video/source.ts'
import type { FoundRegion, WorkEvent, WorkRequest } from './work-request.ts'

/*
 * Entry of a removal's own process: `work.ts <folder>`. The folder contains `request.json` and keeps finished segments,
 * so that a restart after a crash continues there. Writes JSON lines.
 */
const [, , workDir = ''] = process.argv
const REPORT_INTERVAL_MS = 200
/** Progress from which on the remaining time is estimated. */
const TELLING_SHARE = 0.04

// A signal kills this process at once, and ffmpeg with it: a handler would run late while frames are being processed,
// and everything unfinished is in the folder.
const { signal } = new AbortController()
// The parent may be gone; the work continues and the folder keeps the results.
process.stdout.on('error', () => {})
standBack('background')

const tell = (event: WorkEvent) => process.stdout.write(`${JSON.stringify(event)}\n`)
let told = 0
let first: { share: number; at: number } | undefined

function onProgress(progress: RemovalProgress): void {
  if (Date.now() - told < REPORT_INTERVAL_MS) return
  told = Date.now()
  const { share } = progress
  // Work done by an earlier attempt says nothing about this one's speed.
  if (progress.stage === 'restoring') first ??= { share, at: told }
  const done = first ? share - first.share : 0
  const spentSeconds = first ? (told - first.at) / 1000 : 0
  const isTelling = done > TELLING_SHARE
  const etaSeconds = isTelling ? Math.round((spentSeconds / done) * (1 - share)) : null
  tell({ state: 'running', etaSeconds, ...progress })
}

try {
  await takeOver(workDir)
  const request: WorkRequest = JSON.parse(await readFile(join(workDir, 'request.json'), 'utf8'))
  tell({ state: 'succeeded', regions: await work(request) })
} catch (error) {
  const failure = failureOf(error)
  if (failure.reason === 'unforeseen') process.stderr.write(`${traceOf(error)}\n`)
  tell({ state: 'failed', ...failure })
  process.exitCode = 1
}

async function work(request: WorkRequest): Promise<FoundRegion[]> {
  if (request.operation === 'preview') {
    const regions = await makePreview({ ...request, workDir, signal, onProgress })
    return regions.map((region) => ({ kind: 'still', ...region }))
  }
  if (request.operation === 'detect') {
    const source = await openVideo(request.file, signal)
    const found = await detectMarks(source, signal, (share) =>
      onProgress({ stage: 'analysing', share }),
    )
    return found.map((region) => onShown(region, source))
  }
  const erased = await removeWatermark({ ...request, workDir, signal, onProgress })
  return erased.map((region) => ({ kind: 'still', ...region }))
}
