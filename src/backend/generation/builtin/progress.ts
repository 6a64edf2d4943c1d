import type { GenerationStage, OutputFile } from '../provider.ts'
import type { MatteOf } from './matting/matting.ts'

/** `progress` is 0 to 1 over the whole task. */
export type Report = (progress: number, stage: GenerationStage) => void

export interface Progress {
  report: Report
  signal: AbortSignal
  /** Tells of each result when it is whole, in their order. */
  made?: (output: OutputFile) => void
  /** Absent where no recognition model is at hand. */
  matteOf?: MatteOf
}
