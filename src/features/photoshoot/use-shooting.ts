import { useLingui } from '@lingui/react/macro'
import { useStartPack } from '@/components/creations/use-start-task'
import type { ModelView } from '@/contract/endpoints/models'
import type { ShootToMake } from '@/contract/endpoints/photoshoot'
import { ANGLE_NAMES, SCENE_NAMES } from './scene-names'
import { resolutionOf, type Shoot } from './shoot'
import type { ProductPicture } from './use-product-picture'

interface Shooting {
  shoot: Shoot
  picture: ProductPicture
  /** The model that makes it. */
  model: ModelView | undefined
}

/** The request of a single task. */
interface Asked {
  prompt: string
  shots: ShootToMake
}

/** Requests all images at once; the server makes them one after another, as the plan has room. */
export function useShooting({ shoot, picture, model }: Shooting) {
  const { i18n } = useLingui()
  const taskOf = ({ prompt, shots }: Asked) => ({
    workflow_type: 'photoshoot' as const,
    ...{ prompt, model: model?.id, resolution: resolutionOf(model) },
    images: [picture.reference],
    photoshoot: shots,
    aspect_ratio: shots.ratios[0] ?? ('1:1' as const),
    watermark: shoot.hasMark,
  })
  const { mutate, isPending } = useStartPack()
  const take = () => {
    const asked = askedOf(shoot, {
      scenes: shoot.scenes.map((scene) => i18n._(SCENE_NAMES[scene])),
      listed: (names) => new Intl.ListFormat(i18n.locale).format(names),
      angle: (angle) => i18n._(ANGLE_NAMES[angle]),
    })
    mutate({ tasks: asked.map(taskOf) })
  }
  return { take, isPending }
}

interface Names {
  scenes: readonly string[]
  listed: (names: readonly string[]) => string
  angle: (angle: Shoot['angles'][number]) => string
}

function askedOf({ kind, scenes, angles, ratios, words }: Shoot, names: Names): Asked[] {
  if (kind === 'scenes') return [{ prompt: names.listed(names.scenes), shots: { scenes, ratios } }]
  if (kind === 'words')
    return ratios.map((ratio) => ({ prompt: words, shots: { scenes: [], ratios: [ratio] } }))
  return angles.flatMap((angle) =>
    ratios.map((ratio) => ({
      prompt: names.angle(angle),
      shots: { scenes: [], ratios: [ratio], angle },
    })),
  )
}
