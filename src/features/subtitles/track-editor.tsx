import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { trackQuery } from '@/api/subtitles.functions'
import { ErrorState } from '@/components/ui/error-state'
import { Spinner } from '@/components/ui/spinner'
import { errorMessage } from '@/i18n/error-messages'
import { Editor } from './editor'

/** The editor for saved subtitles, once they have loaded. */
export default function TrackEditor({ trackId }: { trackId: string }) {
  const { t, i18n } = useLingui()
  const { data: track, error, refetch, isFetching } = useQuery(trackQuery(trackId))
  if (track?.video) {
    return (
      <Editor
        key={track.updated_at}
        track={track}
        video={track.video}
        onReload={() => void refetch()}
      />
    )
  }
  return (
    <div className="grid min-h-80 w-full place-items-center rounded-xl border bg-card p-6">
      {track && (
        <p className="max-w-measure text-center">
          <Trans>The video for these subtitles was deleted.</Trans>
        </p>
      )}
      {error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!track && !error && <Spinner label={t`Opening your video`} className="size-6" />}
    </div>
  )
}
