import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { ModelView } from '@/contract/endpoints/models'
import { errorMessage } from '@/i18n/error-messages'
import { GENRE_NAMES, MOOD_NAMES } from './music-words'
import type { Wish } from './wish'

/** Asks for the music; it then appears in the list. */
export function useWriting({ seconds, model: _, ownWords, ...music }: Wish, composer?: ModelView) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const name = `${i18n._(GENRE_NAMES[music.genre])} · ${i18n._(MOOD_NAMES[music.mood])}`
  const prompt = (composer && !composer.is_built_in && ownWords.trim()) || name
  const model = composer?.id
  return useMutation({
    mutationFn: () =>
      createTaskFn({ data: { workflow_type: 'music', model, prompt, music, duration: seconds } }),
    onSuccess(task) {
      writeTask(client, task)
      void client.invalidateQueries({ queryKey: taskKeys.lists })
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
}
