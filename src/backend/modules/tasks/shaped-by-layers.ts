import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import type { TaskRequest } from './task-request.ts'

/** A request whose result has the size of its layers: what is listed with it is the ratio that is closest. */
export const shapedByLayers = (request: TaskRequest): TaskRequest =>
  request.layers
    ? {
        ...request,
        aspect_ratio: nearestRatio(request.layers.after),
        resolution: '1k',
        placement: undefined,
      }
    : request
