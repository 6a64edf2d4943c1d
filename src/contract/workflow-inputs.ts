import type { WorkflowType } from './generation.ts'

/** What a mode starts from, and whether words are needed beside it. */
export interface WorkflowInputs {
  images: boolean
  /** Pictures may stand beside what is needed. */
  extraImages: boolean
  frames: boolean
  video: boolean
  promptRequired: boolean
}

const WORDS: WorkflowInputs = {
  images: false,
  extraImages: false,
  frames: false,
  video: false,
  promptRequired: true,
}

/** The composer asks for exactly this, and the server takes exactly this. */
export const WORKFLOW_INPUTS: Record<WorkflowType, WorkflowInputs> = {
  text_to_image: WORDS,
  image_edit: { ...WORDS, images: true },
  image_to_video: { ...WORDS, images: true, promptRequired: false },
  text_to_video: WORDS,
  first_last_frame: { ...WORDS, frames: true, promptRequired: false },
  video_edit: { ...WORDS, video: true, extraImages: true },
}
