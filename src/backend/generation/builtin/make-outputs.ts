import type { WorkflowType } from '../../../contract/generation.ts'
import type { GenerationRequest, OutputFile } from '../provider.ts'
import { firstLastFrame } from './modes/first-last-frame.ts'
import { imageEdit } from './modes/image-edit.ts'
import { imageToVideo } from './modes/image-to-video.ts'
import { layers } from './modes/layers.ts'
import { layersFilm } from './modes/layers-film.ts'
import { music } from './modes/music.ts'
import { photoshoot } from './modes/photoshoot.ts'
import { subtitles } from './modes/subtitles.ts'
import { textToImage } from './modes/text-to-image.ts'
import { textToVideo } from './modes/text-to-video.ts'
import { timeline } from './modes/timeline.ts'
import { videoEdit } from './modes/video-edit.ts'
import { wordsOver } from './over/words-over.ts'
import type { Progress } from './progress.ts'

type Mode = (request: GenerationRequest, progress: Progress) => Promise<OutputFile[]>

const MODES: Record<WorkflowType, Mode> = {
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
  timeline,
}

/** Makes the files of a task: a pure function of the request and its reference files. */
export const makeOutputs: Mode = (request, progress) =>
  request.painted
    ? wordsOver(request, request.painted, progress)
    : MODES[request.workflowType](request, progress)
