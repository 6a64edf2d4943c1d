import type { ModelView } from '../endpoints/models.ts'
import type { VoiceView } from '../endpoints/speech.ts'
import { shownIn } from '../shown-person.ts'
import { charactersOf, speechSeconds } from '../speech.ts'
import { END_CARD_SECONDS, PRODUCT_SHOT_SECONDS } from '../ugc.ts'
import { modelFor, type Work } from '../work.ts'
import { filmOf, filmSeconds } from './film.ts'
import { type Ordered, resultOf } from './orders.ts'
import type { Part } from './part.ts'
import { type AdScene, type AdScript, ratioOf } from './script.ts'

interface Means extends Ordered {
  models: readonly ModelView[]
  speaker: VoiceView | null
}

/** All parts of the ad, in production order. */
export function partsOf(ad: AdScript, means: Means): Part[] {
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

function voicePart({ id, words }: AdScene, { language }: AdScript, { speaker }: Means): Part {
  const prompt = words.trim()
  return {
    ...{ id: `voice of ${id}`, step: 'voices', isExact: true },
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

/** Until the voice is ready, its length is estimated from the words. */
function talkingPart({ id, words }: AdScene, voice: Part, ad: AdScript, means: Means): Part {
  const { models } = means
  const said = resultOf(voice, means)
  const { presenter, person, hasAgreed, language, isLabelled } = ad
  const seconds = said?.duration_seconds ?? speechSeconds(words, language, 1)
  const resolution = resolutionOf(ad, models)
  const model = modelFor(models, { workflowType: 'digital_person', seconds })
  const shown = shownIn(presenter, person)
  const isReady = said && presenter && hasAgreed && shown && resolution && model
  return {
    ...{ id: `shot of ${id}`, step: 'shots', isExact: said !== null },
    work: {
      ...{ workflowType: 'digital_person', seconds: Math.max(1, Math.ceil(seconds)) },
      ...(resolution && { resolution }),
    },
    request: isReady
      ? {
          ...{ workflow_type: 'digital_person', prompt: words.trim(), resolution },
          // When several models could do it, the one whose price was shown.
          model: model.id,
          ...{ images: [presenter.reference], watermark: isLabelled },
          person: { voice: { output_id: said.output_id }, ...shown },
        }
      : null,
  }
}

/** The chosen resolution, else the smallest the model makes. */
export function resolutionOf(
  { resolution }: Pick<AdScript, 'resolution'>,
  models: readonly ModelView[],
) {
  const offered =
    modelFor(models, { workflowType: 'digital_person', seconds: 1 })?.resolutions ?? []
  return offered.find((one) => one === resolution) ?? offered[0] ?? null
}

function productPart({ id, words }: AdScene, ad: AdScript, { models }: Means): Part {
  const work: Work = {
    ...{ workflowType: 'image_to_video', seconds: PRODUCT_SHOT_SECONDS },
    ...{ resolution: '720p', isBuiltIn: true },
  }
  const model = modelFor(models, work)
  return {
    ...{ id: `shot of ${id}`, step: 'shots', isExact: true, work },
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

function cardPart(ad: AdScript, { models }: Means): Part {
  const work: Work = {
    ...{ workflowType: 'text_to_image', seconds: 0, resolution: '1k', isBuiltIn: true },
  }
  const model = modelFor(models, work)
  return {
    ...{ id: 'end card', step: 'shots', isExact: true, work },
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

function filmPart(ad: AdScript, { scenes, shots, card }: Pieces, means: Means): Part {
  const clips = shots.map((part, at) => ({
    scene: scenes[at],
    seconds: part.work.seconds,
    output: resultOf(part, means),
  }))
  const last = card.map((part) => resultOf(part, means))
  const there = clips.flatMap(({ scene, output }) => (scene && output ? [{ scene, output }] : []))
  const isReady = there.length === clips.length && last.every((one) => one !== null)
  const made = { clips: there, card: last[0] ?? null }
  const seconds = isReady
    ? filmSeconds(filmOf(ad, made))
    : clips.reduce((sum, one) => sum + one.seconds, 0) + (card.length > 0 ? END_CARD_SECONDS : 0)
  return {
    ...{ id: 'film', step: 'film', isExact: isReady },
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
