import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { presentersQuery } from '@/api/people.functions'
import { useDeletedIds } from '@/browser/deletions'
import { idOf, type OwnMedia } from '@/components/own-media/use-own-file'
import { useResults } from '@/components/own-media/use-results'

interface MadeUp {
  /** The team's made-up presenters, latest first. */
  presenters: OwnMedia[]
  /** Whether a model made an image from words alone, as the server will judge it. */
  isMadeUp: (media: OwnMedia) => boolean
}

/** Presenters made up by a model, which can be picked again. */
export function useMadeUp(): MadeUp {
  const { data } = useQuery(presentersQuery())
  const { data: listed } = useQuery(modelsQuery())
  const results = useResults('image', (type) => type === 'text_to_image')
  const deleted = useDeletedIds()
  const presenters = (data?.presenters ?? [])
    .filter(({ file_id }) => !deleted.has(file_id))
    .map(({ file_id, prompt, thumbnail_url }) => ({
      ...{ reference: { output_id: file_id }, name: prompt, picture: thumbnail_url, seconds: 0 },
    }))
  const engine = (listed?.models ?? []).filter(({ is_built_in }) => is_built_in)
  const painted = results.filter(({ task }) => !engine.some(({ id }) => id === task.model))
  const known = new Set([
    ...presenters.map(idOf),
    ...(listed ? painted.map(({ output }) => output.output_id) : []),
  ])
  return { presenters, isMadeUp: (media) => known.has(idOf(media)) }
}
