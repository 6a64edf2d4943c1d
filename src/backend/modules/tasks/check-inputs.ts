import { AppError } from '../../../contract/app-error.ts'
import { WORKFLOWS } from '../../../contract/generation.ts'
import { findPlacement } from '../../../contract/placements.ts'
import { canLayOut } from '../../generation/model.ts'
import type { Model } from '../../generation/registry.ts'
import type { TaskRequest } from './task-request.ts'

/**
 * Checks that a request has everything its workflow needs and nothing it would silently ignore.
 * @throws AppError('invalid_input', { field, rule }) naming the first wrong field,
 *   AppError('plan_upgrade_needed', { feature, max }) for more pictures than the plan allows
 */
export function checkInputs(
  request: TaskRequest,
  model: Model,
  { referenceImages }: { referenceImages: number },
): void {
  const needs = WORKFLOWS[request.workflow_type]
  checkPresence('video', needs.video, request.video !== undefined)
  if (!needs.video) checkPresence('more_videos', false, request.more_videos.length > 0)
  const videosMax = model.referenceVideosMax ?? 1
  if (request.more_videos.length >= videosMax && request.more_videos.length > 0)
    throw invalid('more_videos', 'too_big', { max: videosMax - 1 })
  checkPresence('subtitles', needs.subtitles, request.subtitles !== undefined)
  if (!needs.heard) checkPresence('spoken_language', false, request.spoken_language !== undefined)
  checkPresence('layers', needs.layers, request.layers !== undefined)
  checkMusic(request, model)
  checkPresence('photoshoot', needs.photoshoot, request.photoshoot !== undefined)
  checkPresence('speech', needs.speech, request.speech !== undefined)
  checkPresence('soundtrack', needs.soundtrack, request.soundtrack !== undefined)
  checkVoice(request, model)
  checkPresence('timeline', needs.timeline, request.timeline !== undefined)
  checkPerson(request, model)
  checkPresence('start_frame', needs.frames, request.start_frame !== undefined)
  checkPresence('end_frame', needs.frames, request.end_frame !== undefined)
  if (!needs.extraImages) checkPresence('images', needs.images, request.images.length > 0)
  checkShoot(request, model)
  // The model never sees the product: the engine puts it into the model's picture.
  const imagesMax = request.photoshoot ? 1 : model.referenceImagesMax
  if (request.images.length > imagesMax) throw invalid('images', 'too_big', { max: imagesMax })
  if (request.images.length > referenceImages) {
    const feature = 'reference_images'
    throw new AppError('plan_upgrade_needed', { feature, max: referenceImages })
  }
  if (needs.promptRequired && request.prompt === '') throw invalid('prompt', 'required')
  if (!model.aspectRatios.includes(request.aspect_ratio))
    throw invalid('aspect_ratio', 'not_offered')
  if (request.placement && !findPlacement(request.placement, request.aspect_ratio))
    throw invalid('placement', 'not_offered')
}

/** The engine makes chosen scenes; a model makes described scenes and angles, one image at a time. */
function checkShoot({ photoshoot, prompt }: TaskRequest, model: Model): void {
  if (!photoshoot) return
  const { angle, scenes } = photoshoot
  if (angle && !model.abilities.includes('angles')) throw invalid('photoshoot.angle', 'not_offered')
  if (!angle) {
    const isDescribed = scenes.length === 0
    const isMade = isDescribed ? paintsScenes(model) : canLayOut(model)
    if (!isMade) throw invalid('photoshoot.scenes', 'not_offered')
    if (!isDescribed) return
    if (prompt === '') throw invalid('prompt', 'required')
  }
  if (photoshoot.ratios.length > 1) throw invalid('photoshoot.ratios', 'too_big', { max: 1 })
}

const paintsScenes = (model: Model): boolean =>
  !canLayOut(model) && model.workflowTypes.includes('text_to_image')

/**
 * Besides the workflows that animate or alter a person, text-to-image takes a person for a model to
 * invent, for later use.
 */
function checkPerson({ person, workflow_type }: TaskRequest, model: Model): void {
  if (workflow_type !== 'text_to_image' || !person?.is_made_up) {
    checkPresence('person', WORKFLOWS[workflow_type].person, person !== undefined)
    return
  }
  checkPresence('person.voice', false, person.voice !== undefined)
  checkPresence('person.consent', false, person.consent !== undefined)
  if (model.isBuiltIn) throw invalid('model', 'not_offered')
}

/** Not every model can write loops or stems. */
function checkMusic({ music, workflow_type }: TaskRequest, model: Model): void {
  checkPresence('music', WORKFLOWS[workflow_type].music, music !== undefined)
  if (music?.is_loop && !model.abilities.includes('loop'))
    throw invalid('music.is_loop', 'not_offered')
  if (music?.has_stems && !model.isBuiltIn) throw invalid('music.has_stems', 'not_offered')
}

/** A model with a known list of voices accepts only those. */
function checkVoice({ speech }: TaskRequest, { voices }: Model): void {
  if (!speech || !voices || voices.some(({ voice }) => voice === speech.voice)) return
  throw invalid('speech.voice', 'not_offered')
}

function checkPresence(field: string, isNeeded: boolean, isGiven: boolean): void {
  if (isNeeded && !isGiven) throw invalid(field, 'required')
  if (!isNeeded && isGiven) throw invalid(field, 'not_used')
}

const invalid = (field: string, rule: string, facts: Record<string, number> = {}) =>
  new AppError('invalid_input', { field, rule, ...facts })
