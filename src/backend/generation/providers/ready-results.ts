import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadyFile } from '../provider.ts'
import type { Adapter, RemoteOutput } from './adapter.ts'
import type { OutputFacts } from './finish-output.ts'
import { saveOutput } from './save-output.ts'
import type { Tools } from './tools.ts'

interface Job extends OutputFacts {
  workDir: string
  /** Distinguishes its files from those of an earlier submission in the same folder. */
  startedAt: number
}

interface Ready {
  position: number
  output: RemoteOutput
}

/**
 * Downloads and finishes pictures that are ready before the rest, mark included. They are only
 * previews: failures are ignored, since all results are fetched again at the end.
 */
export async function bringReady(
  origin: Adapter,
  job: Job,
  ready: readonly Ready[],
  tools: Tools,
): Promise<ReadyFile[]> {
  // A film would be encoded twice.
  if (job.kind !== 'image') return []
  const brought = await Promise.all(
    ready.map((one) => bring(origin, job, one, tools).catch(() => null)),
  )
  return brought.filter((file) => file !== null)
}

async function bring(
  origin: Adapter,
  { workDir, startedAt, ...facts }: Job,
  { position, output }: Ready,
  tools: Tools,
): Promise<ReadyFile> {
  const path = join(workDir, `ready-${startedAt}-${position + 1}`)
  const isHere = await stat(path).catch(() => null)
  if (!isHere) await saveOutput(origin, output, { path, kind: facts.kind }, tools)
  const { path: finished, kind } = await tools.finish(path, facts)
  return { position, path: finished, kind }
}
