import type { WorkflowType } from '../../../contract/generation.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../provider.ts'
import { firstLastFrame } from './modes/first-last-frame.ts'
import { imageEdit } from './modes/image-edit.ts'
import { imageToVideo } from './modes/image-to-video.ts'
import { layers } from './modes/layers.ts'
import { layersFilm } from './modes/layers-film.ts'
import { music } from './modes/music.ts'
import { photoshoot } from './modes/photoshoot.ts'
import { soundtrack } from './modes/soundtrack.ts'
import { subtitles } from './modes/subtitles.ts'
import { textToImage } from './modes/text-to-image.ts'
import { textToVideo } from './modes/text-to-video.ts'
import { timeline } from './modes/timeline.ts'
import { videoEdit } from './modes/video-edit.ts'
import { wordsOver } from './over/words-over.ts'
import type { Progress } from './progress.ts'

type Mode = (request: GenerationRequest, progress: Progress) => Promise<OutputFile[]>

/** Voices, talking people, face swaps, and transcripts need a service. */
type Made = Exclude<
  WorkflowType,
  'speech' | 'lip_sync' | 'digital_person' | 'face_change' | 'video_face_change' | 'transcript'
>

const MODES: Record<Made, Mode> = {
  text_to_image: textToImage,
  image_edit: imageEdit,
  image_to_video: imageToVideo,
  text_to_video: textToVideo,
  first_last_frame: firstLastFrame,
  video_edit: videoEdit,
  subtitles,
  layers,
  music,
  photoshoot,
  animated_layers: layersFilm,
  soundtrack,
  timeline,
}

/** Makes the files of a task: a pure function of the request and its reference files. */
export const makeOutputs: Mode = (request, progress) => {
  const { workflowType, painted, photoshoot: shoot } = request
  if (painted && !shoot) return wordsOver(request, painted, progress)
  if (!isMade(workflowType)) throw new ProviderError('model_unavailable', 'No engine speaks.')
  return MODES[workflowType](request, progress)
}

const isMade = (type: WorkflowType): type is Made => Object.hasOwn(MODES, type)
