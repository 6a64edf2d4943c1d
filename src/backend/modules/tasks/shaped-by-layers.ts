import { SOUND_PICTURE } from '../../../contract/music.ts'
import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import type { TaskRequest } from './task-request.ts'

/**
 * A request whose result has the size of its layers: what is listed with it is the ratio that is closest. Of
 * sound it is the shape of the picture that stands for it.
 */
export function shapedByLayers(request: TaskRequest): TaskRequest {
  const { layers, music, photoshoot } = request
  if (music)
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
  if (!layers) return request
  return {
    ...request,
    aspect_ratio: nearestRatio(layers.after),
    resolution: '1k',
    placement: undefined,
  }
}
