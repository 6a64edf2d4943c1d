import { WORKFLOWS } from '../../../../contract/generation.ts'
import { tableOf } from '../../../../contract/keys-of.ts'
import type { ModelRow } from '../../model.ts'
import { CONNECTED, EVERY_RATIO } from '../row-parts.ts'
import type { Workflow } from './workflow.ts'

const COUNT_MAX = 4

/** Each workflow is a model; the places it has decide what it can do. */
export function comfyModel({ name, bindings }: Workflow): ModelRow {
  const { places, types, resolutions, durations, credits } = bindings
  const isVideo = types.some((type) => WORKFLOWS[type].kind === 'video')
  const pictures = places.images?.length ?? (places.start_frame ? 1 : 0)
  return {
    ...CONNECTED,
    id: `comfyui/${name}`,
    remoteName: name,
    label: bindings.label,
    kind: isVideo ? 'video' : 'image',
    provider: 'comfyui',
    maker: bindings.maker,
    workflowTypes: types,
    aspectRatios: bindings.aspect_ratios ?? EVERY_RATIO,
    resolutions,
    durations: isVideo ? durations : [],
    fps: isVideo ? bindings.fps : 0,
    audio: 'none',
    referenceImagesMax: pictures,
    countMax: places.count ? COUNT_MAX : 1,
    typicalSeconds: bindings.typical_seconds,
    price: {
      milliCredits: tableOf(resolutions, () => credits * 1_000),
      audioPercent: 0,
      minimumCredits: 1,
    },
  }
}
