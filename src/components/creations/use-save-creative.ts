import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { saveCreativeFn } from '@/api/creatives.functions'
import { readLocal } from '@/browser/local-store'
import { notify } from '@/browser/notifications'
import type { CreativeSave } from '@/contract/endpoints/creatives'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import type { Language } from '@/contract/languages'
import { POST_SAVE_DELAY_MS } from '@/contract/limits'
import { useLanguage } from '@/i18n/use-language'
import { MEDIA_SAVED } from './media-names'
import { useTellFailure } from './use-tell-failure'

/** Link target after saving; nothing opens where this build has no such page. */
const ADS_MANAGER = '/ads-manager'

/** Page of a creative. */
export const creativePath = (language: Language, creativeId: string): string =>
  `/${language}/creative-records/${creativeId}`

/** Sends a creative to the server. */
export type SendCreative = (creative: CreativeInput) => Promise<{ creative_id: string }>
type CreativeInput = z.input<typeof CreativeSave>

const SERVER: SendCreative = (data) => saveCreativeFn({ data })

/** Saves a result as a creative of the team, which outlives its task. */
export function useSaveCreative(
  task: Pick<TaskView, 'task_id'>,
  output: TaskOutput,
  send: SendCreative = SERVER,
) {
  const { t, i18n } = useLingui()
  const { routesByPath } = useRouter()
  const language = useLanguage()
  const client = useQueryClient()
  const onError = useTellFailure(t`Save failed, please try again`)
  return useMutation({
    // The creative goes into the campaign that was opened last in the ads manager.
    mutationFn: () => send({ ...creativeOf(task, output), ...readLocal('ga_app_info') }),
    onSuccess: ({ creative_id }) => {
      const link = { to: creativePath(language, creative_id), label: t`Show creative` }
      if (output.kind !== 'audio') notify('success', i18n._(MEDIA_SAVED[output.kind]), { link })
      void client.invalidateQueries({ queryKey: ['creatives'] })
      if (!(`/$lang${ADS_MANAGER}` in routesByPath)) return
      setTimeout(() => {
        window.open(`/${language}${ADS_MANAGER}`, '_blank', 'noopener')
      }, POST_SAVE_DELAY_MS)
    },
    onError,
  })
}

/** The save payload of a result. */
function creativeOf(
  { task_id }: Pick<TaskView, 'task_id'>,
  { kind, url }: TaskOutput,
): CreativeInput {
  const facts = { log_id: task_id, generation_method: 'MY_CREATION' } as const
  switch (kind) {
    case 'image':
      return { ...facts, image_creative: { image_url: url } }
    case 'video':
      return { ...facts, video_creative: { video_url: url } }
    case 'audio':
      // Unreachable: saving is not offered for audio, because a creative is an ad.
      return facts
  }
}
