import type { GenerationRequest } from '../../provider.ts'
import { composeScene, type Setting } from '../compose-scene.ts'
import type { Picture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { readStyle } from '../scene-style.ts'

interface VariationParts {
  brief: Brief
  setting: Setting
  given: { pictures: Picture[]; isEachShown: boolean }
  /** Layouts already used by sibling variations. */
  used: readonly string[]
}

/** One of a task's variations; the same seed and number give the same picture. */
export const composeVariation = (
  {
    width,
    height,
    seed,
    watermark,
    style,
  }: Pick<GenerationRequest, 'width' | 'height' | 'seed' | 'watermark' | 'style'>,
  variation: number,
  { brief, setting, given, used }: VariationParts,
) =>
  composeScene({
    width,
    height,
    ...setting,
    isEachShown: given.isEachShown,
    brief,
    pictures: given.pictures,
    random: createRandom(seed, `variation-${variation}`),
    hasMark: watermark,
    used,
    style: readStyle(style),
  })
