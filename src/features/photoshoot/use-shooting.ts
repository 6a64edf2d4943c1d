import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { ModelView } from '@/contract/endpoints/models'
import type { ShotRatio } from '@/contract/photoshoot'
import { errorMessage } from '@/i18n/error-messages'
import { SCENE_NAMES } from './scene-names'
import { resolutionOf, type Shoot } from './shoot'

interface Shooting {
  shoot: Shoot
  uploadId: string
  /** Who makes it. */
  model: ModelView | undefined
  /** Told of each task as it is accepted. */
  onStarted: (taskId: string) => void
}

/** Asks for the images: of chosen scenes at once, of a described one for each ratio. */
export function useShooting({ shoot, uploadId, model, onStarted }: Shooting) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { scenes, ratios, painter, words, hasMark } = shoot
  const names = scenes.map((scene) => i18n._(SCENE_NAMES[scene]))
  const prompt = painter ? words : new Intl.ListFormat(i18n.locale).format(names)
  const ask = async (shots: Pick<Shoot, 'scenes' | 'ratios'>, [first = '1:1']: ShotRatio[]) => {
    const task = await createTaskFn({
      data: {
        workflow_type: 'photoshoot',
        ...{ prompt, model: model?.id, resolution: resolutionOf(model) },
        images: [{ upload_id: uploadId }],
        photoshoot: shots,
        aspect_ratio: first,
        watermark: hasMark,
      },
    })
    writeTask(client, task)
    onStarted(task.task_id)
  }
  return useMutation({
    async mutationFn() {
      if (!painter) return ask({ scenes, ratios }, ratios)
      for (const ratio of ratios) await ask({ scenes: [], ratios: [ratio] }, [ratio])
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
    onSettled: () => client.invalidateQueries({ queryKey: balanceQuery().queryKey }),
  })
}
