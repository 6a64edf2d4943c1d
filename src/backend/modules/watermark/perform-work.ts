import { makeProxy } from '../../media/proxy.ts'
import {
  runWorkProcess,
  type WorkOutcome,
  type WorkProgress,
} from '../../media/watermark/work-process.ts'
import type { FileRow } from '../files/index.ts'
import type { WorkRow } from './removal-row.ts'
import type { WorkFolder } from './work-folder.ts'

interface Performing {
  signal: AbortSignal
  onProgress: (progress: WorkProgress) => void
}

/** Performs a work item in its folder: the engine runs in its own process, a proxy needs only ffmpeg. */
export async function performWork(
  { kind }: WorkRow,
  { durationSeconds }: FileRow,
  folder: WorkFolder,
  performing: Performing,
): Promise<WorkOutcome> {
  if (kind !== 'proxy') return runWorkProcess(folder.path, performing)
  const { signal, onProgress } = performing
  await makeProxy({
    file: folder.source,
    durationSeconds: durationSeconds ?? 0,
    out: folder.result,
    signal,
    onProgress: (share) =>
      onProgress({ state: 'running', stage: 'restoring', share, etaSeconds: null }),
  })
  return { state: 'succeeded', regions: [] }
}
