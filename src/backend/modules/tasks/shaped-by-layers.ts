import { AppError } from '../../../contract/app-error.ts'
import { WORKFLOWS } from '../../../contract/generation.ts'
import { filmResolution } from '../../../contract/layer-motion.ts'
import { SOUND_PICTURE } from '../../../contract/music.ts'
import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import type { TaskRequest } from './task-request.ts'

/**
 * A request whose result has the size of its layers, and in a film the length and the sound that they have: what
 * is listed with it is the ratio that is closest. Of sound it is the shape of the picture that stands for it.
 * @throws AppError('invalid_input') for a film of layers that do not move
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
  // Each shot has its own ratio; what is listed with all of them is the first one's.
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
