import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/api/credits.functions'
import { inTurn } from '@/api/in-turn'
import { createTaskFn } from '@/api/tasks.functions'
import { writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { ModelView } from '@/contract/endpoints/models'
import type { ShootToMake } from '@/contract/endpoints/photoshoot'
import { errorMessage } from '@/i18n/error-messages'
import { ANGLE_NAMES, SCENE_NAMES } from './scene-names'
import { resolutionOf, type Shoot, type ShootKind } from './shoot'
import type { ProductPicture } from './use-product-picture'

/** A photoshoot that was accepted. */
export interface StartedShoot {
  taskId: string
  kind: ShootKind
}

interface Shooting {
  shoot: Shoot
  picture: ProductPicture
  /** Who makes it. */
  model: ModelView | undefined
  /** Told of each task as it is accepted. */
  onStarted: (started: StartedShoot) => void
}

/** What one task is asked for. */
interface Asked {
  prompt: string
  shots: ShootToMake
}

/** Asks for the images: of chosen scenes at once, of what a model makes one after another, as the plan has room. */
export function useShooting({ shoot, picture, model, onStarted }: Shooting) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { kind, hasMark } = shoot
  const ask = async ({ prompt, shots }: Asked) => {
    const task = await inTurn(() =>
      createTaskFn({
        data: {
          workflow_type: 'photoshoot',
          ...{ prompt, model: model?.id, resolution: resolutionOf(model) },
          images: [picture.reference],
          photoshoot: shots,
          aspect_ratio: shots.ratios[0] ?? '1:1',
          watermark: hasMark,
        },
      }),
    )
    writeTask(client, task)
    onStarted({ taskId: task.task_id, kind })
  }
  return useMutation({
    async mutationFn() {
      const asked = askedOf(shoot, {
        scenes: shoot.scenes.map((scene) => i18n._(SCENE_NAMES[scene])),
        listed: (names) => new Intl.ListFormat(i18n.locale).format(names),
        angle: (angle) => i18n._(ANGLE_NAMES[angle]),
      })
      for (const one of asked) await ask(one)
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
    onSettled: () => client.invalidateQueries({ queryKey: balanceQuery().queryKey }),
  })
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
