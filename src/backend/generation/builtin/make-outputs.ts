import type { WorkflowType } from '../../../contract/generation.ts'
import type { GenerationRequest, GenerationStage, OutputFile } from '../provider.ts'
import { textToImage } from './modes/text-to-image.ts'
import { textToVideo } from './modes/text-to-video.ts'

/** `progress` is 0 to 1 over the whole task. */
export type Report = (progress: number, stage: GenerationStage) => void

export interface Progress {
  report: Report
  signal: AbortSignal
}

type Mode = (request: GenerationRequest, progress: Progress) => Promise<OutputFile[]>

const MODES: Record<WorkflowType, Mode> = {
  text_to_image: textToImage,
  image_edit: textToImage,
  image_to_video: textToVideo,
  text_to_video: textToVideo,
  first_last_frame: textToVideo,
  video_edit: textToVideo,
}

/** Makes the files of a task: a pure function of the request and its reference files. */
export const makeOutputs: Mode = (request, progress) =>
  MODES[request.workflowType](request, progress)
