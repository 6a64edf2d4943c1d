import { AppError } from '../../../contract/app-error.ts'
import { WORKFLOWS } from '../../../contract/generation.ts'
import { filmResolution } from '../../../contract/layer-motion.ts'
import { SOUND_PICTURE } from '../../../contract/music.ts'
import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import type { TaskRequest } from './task-request.ts'

/**
 * Gives the request the size of its layers and, for a film, their length and sound; the listed ratio is
 * the closest one. A sound result takes the shape of its cover picture.
 * @throws AppError('invalid_input') for a film of layers without animation
 */
export function shapedByLayers(request: TaskRequest): TaskRequest {
  const { layers, music, speech, photoshoot, workflow_type } = request
  if (music || speech)
    return {
      ...request,
      aspect_ratio: SOUND_PICTURE.ratio,
      resolution: '720p',
      placement: undefined,
    }
  // Each shot has its own ratio; the task is listed with the first one.
  if (photoshoot)
    return {
      ...request,
      aspect_ratio: photoshoot.ratios[0] ?? '1:1',
      count: 1,
      placement: undefined,
    }
  const { layers: isOfLayers, hasDuration } = WORKFLOWS[workflow_type]
  if (!layers || !isOfLayers) return request
  const { after } = layers
  const shaped = { ...request, aspect_ratio: nearestRatio(after), placement: undefined }
  if (!hasDuration) return { ...shaped, resolution: '1k' }
  if (!after.animation)
    throw new AppError('invalid_input', { field: 'layers.after.animation', rule: 'required' })
  const { seconds, has_music } = after.animation
  return {
    ...shaped,
    resolution: filmResolution(after),
    duration: seconds,
    generate_audio: has_music,
  }
}
