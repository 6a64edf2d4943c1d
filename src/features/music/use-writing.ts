import { useLingui } from '@lingui/react/macro'
import { useStartTask } from '@/components/creations/use-start-task'
import type { ModelView } from '@/contract/endpoints/models'
import { GENRE_NAMES, MOOD_NAMES } from './music-words'
import type { Wish } from './wish'

/** Requests the music; it then appears in the list. */
export function useWriting({ seconds, model: _, ownWords, ...music }: Wish, composer?: ModelView) {
  const { i18n } = useLingui()
  const name = `${i18n._(GENRE_NAMES[music.genre])} · ${i18n._(MOOD_NAMES[music.mood])}`
  const prompt = (composer && !composer.is_built_in && ownWords.trim()) || name
  const model = composer?.id
  const { mutate, isPending } = useStartTask()
  const write = () => mutate({ workflow_type: 'music', model, prompt, music, duration: seconds })
  return { write, isPending }
}
