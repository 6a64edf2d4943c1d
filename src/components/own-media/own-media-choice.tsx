import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { recentUploadsQuery } from '@/api/uploads.functions'
import { FileProblem, SendingPercent } from '@/components/files/sending'
import { useFilePicker } from '@/components/files/use-file-picker'
import { Button } from '@/components/ui/button'
import type { SeenKind } from '@/contract/media-kind'
import { idOf, type OwnMedia, useOwnFile } from './use-own-file'
import { useResults } from './use-results'

interface OwnMediaChoiceProps {
  kind: SeenKind
  /** Label; "Video" or "Image" by default. */
  label?: string
  /** Offered before the others. */
  first?: readonly OwnMedia[]
  media: OwnMedia | null
  onChoose: (media: OwnMedia) => void
}

/** Chooses one of the user's own videos or images: a result, an earlier upload, or a file. */
export function OwnMediaChoice({ kind, label, first = [], media, onChoose }: OwnMediaChoiceProps) {
  const { take, sending, problem } = useOwnFile(kind, onChoose)
  const { input, pick } = useFilePicker({ kind, onPick: (files) => void take(files) })
  const results = useResults(kind)
  const { data: uploads = [] } = useQuery(recentUploadsQuery(kind))
  const others: OwnMedia[] = [
    ...uploads.map(({ upload_id, file_name, thumbnail_url, duration_seconds }) => ({
      ...{ reference: { upload_id }, name: file_name, picture: thumbnail_url ?? null },
      seconds: duration_seconds ?? 0,
    })),
    ...results.map(({ output, task }) => ({
      ...{ reference: { output_id: output.output_id }, name: task.prompt },
      ...{ picture: output.thumbnail_url, seconds: output.duration_seconds ?? 0 },
    })),
  ]
  const ids = new Set(first.map(idOf))
  const offered = [...first, ...others.filter((one) => !ids.has(idOf(one)))]
  const isOffered = (one: OwnMedia) => offered.some((other) => idOf(other) === idOf(one))
  // A file that was just sent is not in the list yet.
  const choices = media && !isOffered(media) ? [media, ...offered] : offered
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-2 font-medium text-sm">
        {label ?? (kind === 'video' ? <Trans>Video</Trans> : <Trans>Image</Trans>)}
      </legend>
      {choices.length > 0 && (
        <ul className="flex max-h-56 flex-wrap gap-2 overflow-y-auto p-0.5">
          {choices.map((choice) => {
            const id = idOf(choice)
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={choice.name}
                  aria-pressed={media !== null && idOf(media) === id}
                  title={choice.name}
                  onClick={() => onChoose(choice)}
                  className="grid size-24 place-items-center overflow-hidden rounded-lg border bg-muted hover:border-primary aria-pressed:outline-2 aria-pressed:outline-primary"
                >
                  {choice.picture && (
                    <img src={choice.picture} alt="" className="size-full object-cover" />
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {input}
        <Button type="button" variant="outline" loading={sending !== null} onClick={pick}>
          {kind === 'video' ? <Trans>Choose a video</Trans> : <Trans>Choose an image</Trans>}
        </Button>
        {sending !== null && <SendingPercent share={sending} />}
        {media && sending === null && (
          <span className="min-w-0 truncate text-sm">{media.name}</span>
        )}
      </div>
      <FileProblem>{problem}</FileProblem>
    </fieldset>
  )
}
