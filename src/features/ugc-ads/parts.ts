import { shownIn } from '@/components/people/shown-in'
import type { ModelView } from '@/contract/endpoints/models'
import type { VoiceView } from '@/contract/endpoints/speech'
import type { CreateTaskRequest, TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { charactersOf, speechSeconds } from '@/contract/speech'
import { END_CARD_SECONDS, PRODUCT_SHOT_SECONDS } from '@/contract/ugc'
import { modelFor, type Work } from '@/contract/work'
import { type Ad, type AdScene, ratioOf } from './ad'
import { filmOf, filmSeconds } from './film'

/** The steps in which an ad is made; each is paid when it is begun. */
export const STEPS = ['voices', 'shots', 'film'] as const
export type Step = (typeof STEPS)[number]

/** One thing that is made. */
export interface Part {
  id: string
  step: Step
  /** What it costs follows from this; roughly, while what it stands on is not there. */
  work: Work
  /** Null while something that it stands on is missing. */
  request: CreateTaskRequest | null
}

export type Tasks = Readonly<Record<string, TaskView | undefined>>

interface Means {
  models: readonly ModelView[]
  speaker: VoiceView | null
  tasks: Tasks
}

export const keyOf = (request: CreateTaskRequest): string => JSON.stringify(request)

/** The result of a part as it is asked for now; null while there is none. */
export function resultOf({ id, request }: Part, { asked }: Ad, tasks: Tasks): TaskOutput | null {
  const one = asked[id]
  if (!request || !one?.taskId || one.key !== keyOf(request)) return null
  const task = tasks[one.taskId]
  return task?.status === 'SUCCEEDED' ? (task.outputs[0] ?? null) : null
}

/** Everything that the ad is made of, in the order it is made. */
export function partsOf(ad: Ad, means: Means): Part[] {
  const scenes = ad.scenes.filter(({ shows, words }) => shows === 'product' || words.trim() !== '')
  const voices = new Map(
    scenes.flatMap((scene) =>
      scene.shows === 'speaks' ? [[scene.id, voicePart(scene, ad, means)] as const] : [],
    ),
  )
  const shots = scenes.map((scene) => {
    const voice = voices.get(scene.id)
    return voice ? talkingPart(scene, voice, ad, means) : productPart(scene, ad, means)
  })
  const card = ad.endCard.trim() === '' ? [] : [cardPart(ad, means)]
  const before = [...voices.values(), ...shots, ...card]
  return scenes.length === 0 ? [] : [...before, filmPart(ad, { scenes, shots, card }, means)]
}

function voicePart({ id, words }: AdScene, { language }: Ad, { speaker }: Means): Part {
  const prompt = words.trim()
  return {
    ...{ id: `voice of ${id}`, step: 'voices' },
    work: {
      ...{ workflowType: 'speech', seconds: 0, characters: charactersOf(prompt) },
      ...(speaker && { model: speaker.model }),
    },
    request: speaker && {
      ...{ workflow_type: 'speech', prompt, model: speaker.model },
      speech: { voice: speaker.voice, language },
    },
  }
}

/** Before the voice is there, about as long as it takes to say the words. */
function talkingPart({ id, words }: AdScene, voice: Part, ad: Ad, { tasks, models }: Means): Part {
  const said = resultOf(voice, ad, tasks)
  const { presenter, person, hasAgreed, language, isLabelled } = ad
  const seconds = said?.duration_seconds ?? speechSeconds(words, language, 1)
  const resolution = resolutionOf(ad, models)
  const model = modelFor(models, { workflowType: 'digital_person', seconds })
  const shown = shownIn(presenter, person)
  const isReady = said && presenter && hasAgreed && shown && resolution && model
  return {
    ...{ id: `shot of ${id}`, step: 'shots' },
    work: {
      ...{ workflowType: 'digital_person', seconds: Math.max(1, Math.ceil(seconds)) },
      ...(resolution && { resolution }),
    },
    request: isReady
      ? {
          ...{ workflow_type: 'digital_person', prompt: words.trim(), resolution },
          // The one whose price was told, should several speak.
          model: model.id,
          ...{ images: [presenter.reference], watermark: isLabelled },
          person: { voice: { output_id: said.output_id }, ...shown },
        }
      : null,
  }
}

/** The size that was chosen, else the smallest that the model makes. */
export function resolutionOf({ resolution }: Pick<Ad, 'resolution'>, models: readonly ModelView[]) {
  const offered =
    modelFor(models, { workflowType: 'digital_person', seconds: 1 })?.resolutions ?? []
  return offered.find((one) => one === resolution) ?? offered[0] ?? null
}

function productPart({ id, words }: AdScene, ad: Ad, { models }: Means): Part {
  const work: Work = {
    ...{ workflowType: 'image_to_video', seconds: PRODUCT_SHOT_SECONDS },
    ...{ resolution: '720p', isBuiltIn: true },
  }
  const model = modelFor(models, work)
  return {
    ...{ id: `shot of ${id}`, step: 'shots', work },
    request:
      model && ad.product
        ? {
            ...{ workflow_type: 'image_to_video', model: model.id, prompt: words.trim() },
            ...{ images: [ad.product.reference], aspect_ratio: ratioOf(ad) },
            ...{ resolution: '720p', duration: PRODUCT_SHOT_SECONDS, watermark: false },
          }
        : null,
  }
}

function cardPart(ad: Ad, { models }: Means): Part {
  const work: Work = {
    ...{ workflowType: 'text_to_image', seconds: 0, resolution: '1k', isBuiltIn: true },
  }
  const model = modelFor(models, work)
  return {
    ...{ id: 'end card', step: 'shots', work },
    request: model && {
      ...{ workflow_type: 'text_to_image', model: model.id, prompt: ad.endCard.trim() },
      ...{ aspect_ratio: ratioOf(ad), resolution: '1k', watermark: false },
    },
  }
}

interface Pieces {
  scenes: readonly AdScene[]
  shots: readonly Part[]
  card: readonly Part[]
}

function filmPart(ad: Ad, { scenes, shots, card }: Pieces, { tasks }: Means): Part {
  const clips = shots.map((part, at) => ({
    scene: scenes[at],
    seconds: part.work.seconds,
    output: resultOf(part, ad, tasks),
  }))
  const last = card.map((part) => resultOf(part, ad, tasks))
  const there = clips.flatMap(({ scene, output }) => (scene && output ? [{ scene, output }] : []))
  const isReady = there.length === clips.length && last.every((one) => one !== null)
  const made = { clips: there, card: last[0] ?? null }
  const seconds = isReady
    ? filmSeconds(filmOf(ad, made))
    : clips.reduce((sum, one) => sum + one.seconds, 0) + (card.length > 0 ? END_CARD_SECONDS : 0)
  return {
    ...{ id: 'film', step: 'film' },
    work: {
      ...{ workflowType: 'timeline', seconds: Math.max(1, Math.ceil(seconds)) },
      resolution: '720p',
    },
    request: isReady
      ? {
          ...{ workflow_type: 'timeline', prompt: titleOf(scenes), resolution: '720p' },
          ...{ watermark: false, timeline: filmOf(ad, made) },
        }
      : null,
  }
}

const titleOf = (scenes: readonly AdScene[]): string => scenes[0]?.words.trim() ?? ''
