import type { z } from 'zod'
import type { AutoWish } from '../../../contract/auto-model.ts'
import type { LayersToSave } from '../../../contract/endpoints/layers.ts'
import type { CreateTaskRequest, Reference } from '../../../contract/endpoints/tasks.ts'
import { filesOfLayers, wordsOfLayers } from '../../../contract/layers.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { filesOfTimeline } from '../../../contract/timeline.ts'
import type { InputRole } from './tables.ts'

/** A task request without its idempotency key. */
export type TaskRequest = Omit<z.output<typeof CreateTaskRequest>, 'idempotency_key'>

/** A file the task starts from, with its role and position. */
export interface TaskReference {
  role: Exclude<InputRole, 'painted'>
  position: number
  reference: Reference
  /** Null accepts any kind; the kind was checked earlier. */
  kind: MediaKind | null
  /** Request field to name in errors. */
  field: string
}

/** The references of a request in their order. */
export function referencesOf(request: TaskRequest): TaskReference[] {
  const images = request.images.map((reference, position) => ({
    role: 'image' as const,
    kind: 'image' as const,
    reference,
    position,
    field: `images.${position}`,
  }))
  const single = (role: 'start_frame' | 'end_frame' | 'video'): TaskReference[] => {
    const reference = request[role]
    if (!reference) return []
    const kind = role === 'video' ? 'video' : 'image'
    return [{ role, kind, reference, position: 0, field: role }]
  }
  const more = request.more_videos.map((reference, index) => ({
    role: 'video' as const,
    kind: 'video' as const,
    reference,
    position: index + 1,
    field: `more_videos.${index}`,
  }))
  const frames = [...single('start_frame'), ...single('end_frame')]
  const sounds = soundsOf(request)
  const given = [...images, ...frames, ...single('video'), ...more]
  return [...given, ...layersOf(request), ...sounds, ...voiceOf(request), ...sourcesOf(request)]
}

const soundsOf = ({ soundtrack }: TaskRequest): TaskReference[] =>
  (['voice', 'music'] as const).flatMap((role) => {
    const sound = soundtrack?.[role]
    if (!sound) return []
    const reference = { output_id: sound.output_id }
    return [{ role, kind: 'audio', reference, position: 0, field: `soundtrack.${role}` }]
  })

/** The person's voice, from any kind of file that has sound. */
const voiceOf = ({ person }: TaskRequest): TaskReference[] =>
  person?.voice
    ? [{ role: 'voice', kind: null, reference: person.voice, position: 0, field: 'person.voice' }]
    : []

/** The opened picture and the files its layers use, in the order of `layerFiles`. */
const layersOf = ({ layers }: TaskRequest): TaskReference[] =>
  (layers ? layerFiles(layers) : []).map((fileId, position) => ({
    role: 'layer',
    kind: 'image',
    reference: { output_id: fileId },
    position,
    field: 'layers',
  }))

/** The source files of a film, in the order of `filesOfTimeline`. */
const sourcesOf = ({ timeline }: TaskRequest): TaskReference[] =>
  (timeline ? filesOfTimeline(timeline) : []).map((fileId, position) => ({
    role: 'source',
    kind: null,
    reference: { output_id: fileId },
    position,
    field: 'timeline',
  }))

/** Each file once, starting with the opened picture. */
export const layerFiles = ({ of, before, after }: LayersToSave): string[] => [
  of,
  ...filesOfLayers(before, after).filter((id) => id !== of),
]

/** The criteria by which `auto` chooses a model. */
export const wishOf = (request: TaskRequest): AutoWish => ({
  workflowType: request.workflow_type,
  prompt: request.prompt,
  needsEngine:
    request.use_brand ||
    Boolean(request.like) ||
    Boolean(request.over) ||
    Boolean(request.corrections),
})

/** All text in a request. */
export const wordsOf = ({
  prompt,
  corrections = {},
  subtitles,
  layers,
  timeline,
}: Pick<TaskRequest, 'prompt' | 'corrections'> &
  Partial<Pick<TaskRequest, 'subtitles' | 'layers' | 'timeline'>>): string[] => [
  prompt,
  ...(layers ? wordsOfLayers(layers.after) : []),
  ...(subtitles?.cues.map(({ text }) => text) ?? []),
  ...(timeline?.captions?.cues.map(({ text }) => text) ?? []),
  ...Object.values(corrections)
    .flat()
    .filter((word) => typeof word === 'string'),
]
