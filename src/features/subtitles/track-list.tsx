import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Captions, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { removeTrackFn, subtitleKeys, trackListQuery } from '@/api/subtitles.functions'
import { notify } from '@/browser/notifications'
import { Question } from '@/components/question/question'
import { Button } from '@/components/ui/button'
import { errorMessage } from '@/i18n/error-messages'

/** The user's subtitles, to continue with. */
export function TrackList() {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  const { data } = useQuery(trackListQuery())
  const [asked, setAsked] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: (trackId: string) => removeTrackFn({ data: { trackId } }),
    onError: (error) => notify('error', errorMessage(i18n, error)),
    onSettled() {
      setAsked(null)
      return client.invalidateQueries({ queryKey: subtitleKeys.list })
    },
  })
  const tracks = data?.tracks ?? []
  if (tracks.length === 0) return null
  return (
    <section className="flex w-full flex-col gap-3">
      <h2 className="text-lg">
        <Trans>Your subtitles</Trans>
      </h2>
      <ul className="flex flex-col divide-y overflow-hidden rounded-lg border bg-card">
        {tracks.map(({ track_id, name, cue_count, thumbnail_url }) => (
          <li key={track_id} className="flex items-center gap-3 pr-2">
            <Link
              to="."
              search={{ track: track_id }}
              className="flex min-w-0 grow items-center gap-3 px-3 py-2 -outline-offset-2 hover:bg-accent"
            >
              <span className="grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded bg-muted">
                {thumbnail_url ? (
                  <img
                    src={thumbnail_url}
                    alt=""
                    className="size-full object-cover"
                    loading="lazy"
                  />
                ) : (
                  <Captions className="size-5 text-muted-foreground" aria-hidden />
                )}
              </span>
              <span className="flex min-w-0 flex-col">
                <span className="truncate font-medium">{name}</span>
                <span className="text-muted-foreground text-sm">
                  <Plural value={cue_count} one="# subtitle" other="# subtitles" />
                </span>
              </span>
            </Link>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t`Delete the subtitles for “${name}”`}
              onClick={() => setAsked(track_id)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Question
          title={t`Delete these subtitles?`}
          action={<Trans>Delete</Trans>}
          isPending={remove.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => remove.mutate(asked)}
        >
          <Trans>The video stays in your library.</Trans>
        </Question>
      )}
    </section>
  )
}
