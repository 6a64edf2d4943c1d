import type { LayersToSave } from '../../../contract/endpoints/layers.ts'
import { WORKFLOWS } from '../../../contract/generation.ts'
import type { Language } from '../../../contract/languages.ts'
import { filmSize } from '../../../contract/layer-motion.ts'
import type { LayerDocument } from '../../../contract/layers.ts'
import { placementOf, resultSize } from '../../../contract/result-size.ts'
import { filesOfTimeline } from '../../../contract/timeline.ts'
import type { Context } from '../../context.ts'
import type { Model, RemoteModel } from '../../generation/model.ts'
import type {
  GenerationRequest,
  LayeredPicture,
  LocalFile,
  PaintedPictures,
} from '../../generation/provider.ts'
import { MARK_WORDS, NO_LETTERS, productFrom } from '../../generation/scenes.ts'
import { keyedHash } from '../../security/tokens.ts'
import { layerFiles } from './task-request.ts'
import type { TaskRow } from './task-row.ts'
import type { WorkFolder } from './work-folder.ts'

/** Builds the provider's request for a task. */
export function generationRequest(
  { secret }: Pick<Context, 'secret'>,
  task: TaskRow,
  model: Model,
  { workDir, inputs, brand, fonts }: WorkFolder,
): GenerationRequest {
  const local = (role: string) => inputs.filter((input) => input.role === role)
  return {
    taskId: task.id,
    workflowType: task.workflowType,
    model: task.model,
    prompt: task.prompt,
    language: task.language,
    ...resultSize(task),
    aspectRatio: task.aspectRatio,
    resolution: task.resolution,
    durationSeconds: task.durationSeconds ?? 0,
    fps: task.durationSeconds ? model.fps : 0,
    generateAudio: task.generateAudio,
    watermark: task.watermark,
    count: task.count,
    seed: task.seed,
    images: local('image'),
    startFrame: local('start_frame')[0],
    endFrame: local('end_frame')[0],
    video: local('video')[0],
    moreVideos: local('video').slice(1),
    safeZone: placementOf(task)?.safeZone ?? null,
    remote: remoteModel(model),
    askedBy: keyedHash(secret, 'asked-by', task.userId),
    ...(brand && { brand }),
    ...(task.corrections && { corrections: task.corrections }),
    ...(task.versions && { versions: task.versions }),
    ...(task.style && { style: task.style }),
    ...(task.subtitles && { subtitles: task.subtitles }),
    ...(task.photoshoot && { photoshoot: task.photoshoot }),
    ...soundsOf(task, [...local('voice'), ...local('music')]),
    ...cutOf(task, local('source')),
    ...(task.person && { voice: local('voice')[0] }),
    ...orderOf(task),
    ...(task.layers && {
      ...sizeOfLayers(task, task.layers.after),
      layers: layeredPicture(task.layers, local('layer'), { madeBy: task.paintedBy, fonts }),
    }),
    ...paintedFor(task, local('painted')),
    ...(task.scenePrompt && {
      ...WORDLESS,
      // No product in the model's picture: the engine adds the real one afterwards.
      ...(task.photoshoot && { workflowType: 'text_to_image', images: [] }),
      prompt: task.scenePrompt,
      avoid: [NO_LETTERS, ...(task.brand?.dontLines ?? [])].join(', '),
    }),
    workDir,
  }
}

/** The prompt for image editing models; the task's own prompt is only its name. */
const FACE_ORDER =
  'Put the face of the person in the second image on the person in the first image. Keep pose, expression, hair, clothes, light, background and every letter of the first image as they are, and its framing. Return one photo.'

/** The instructions to a model when the task's prompt is only its name. */
function orderOf({ workflowType, photoshoot }: TaskRow): Partial<GenerationRequest> {
  if (workflowType === 'face_change') return { prompt: FACE_ORDER }
  if (!photoshoot?.angle) return {}
  return { workflowType: 'image_edit', prompt: productFrom(photoshoot.angle) }
}

/** The requested sounds, and the language spoken in the video. */
const soundsOf = (
  { music, speech, soundtrack, spokenLanguage: spoken }: TaskRow,
  files: LocalFile[],
) => ({
  ...(spoken && { spoken }),
  ...(music && { music }),
  ...(speech && { speech }),
  ...(soundtrack && { soundtrack: { ...soundtrack, files } }),
})

/** Words are set over pictures painted for them, not over the parts of layers and films. */
const paintedFor = (
  { paintedBy, layers, timeline, language }: TaskRow,
  pictures: LocalFile[],
): Pick<GenerationRequest, 'painted'> =>
  paintedBy && !layers && !timeline ? { painted: paintedOf(pictures, paintedBy, language) } : {}

const paintedOf = (pictures: LocalFile[], madeBy: string, language: Language): PaintedPictures => ({
  pictures: pictures.map(({ path, mimeType, kind }) => ({ path, mimeType, kind })),
  madeBy,
  mark: MARK_WORDS[language],
})

function sizeOfLayers({ workflowType }: TaskRow, document: LayerDocument) {
  const isFilm = WORKFLOWS[workflowType].kind === 'video'
  const { width, height } = isFilm ? filmSize(document) : document
  return { width, height }
}

function layeredPicture(
  asked: LayersToSave,
  files: LocalFile[],
  facts: Pick<LayeredPicture, 'madeBy' | 'fonts'>,
): LayeredPicture | undefined {
  const named = layerFiles(asked).flatMap((id, at) => {
    const file = files[at]
    return file ? [[id, file] as const] : []
  })
  const [original] = files
  if (!original) return undefined
  const { before, after } = asked
  return { before, after, original, files: Object.fromEntries(named), ...facts }
}

/** The film to cut and its source files, if there is one. */
function cutOf(
  { timeline: cut, paintedBy: madeBy }: TaskRow,
  sources: LocalFile[],
): Pick<GenerationRequest, 'timeline'> {
  if (!cut) return {}
  const named = filesOfTimeline(cut).flatMap((id, at) => {
    const file = sources[at]
    return file ? [[id, file] as const] : []
  })
  return { timeline: { cut, files: Object.fromEntries(named), madeBy } }
}

/** In a picture under words we add everything readable, including the mark. */
const WORDLESS = {
  watermark: false,
  brand: undefined,
  corrections: undefined,
} as const satisfies Partial<GenerationRequest>

/** Display label of a model and its maker. */
export const labelOf = ({ label, maker }: Pick<Model, 'label' | 'maker'>): string =>
  `${label} (${maker})`

const remoteModel = (model: Model): RemoteModel => ({
  name: model.remoteName ?? model.id.slice(model.id.indexOf('/') + 1),
  label: labelOf(model),
  typicalSeconds: model.typicalSeconds,
  fields: model.remoteFields ?? {},
  endpoints: model.remoteEndpoints ?? {},
})
