import type { GenerationStage, OutputFile } from '../provider.ts'
import type { MatteOf } from './matting/matting.ts'

/** `progress` runs from 0 to 1 over the whole task. */
export type Report = (progress: number, stage: GenerationStage) => void

export interface Progress {
  report: Report
  signal: AbortSignal
  /** Called with each result once it's complete, in order. */
  made?: (output: OutputFile) => void
  /** Absent if no recognition model is available. */
  matteOf?: MatteOf
}
