import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { recentUploadsQuery } from '@/api/uploads.functions'
import { useComposer } from '../composer/composer-context'
import { referencesOf } from '../composer/draft'

interface EarlierUploadsProps {
  /** The free places in the tray. */
  max: number
  onPicked?: () => void
}

/** Pictures uploaded earlier, each added with one press; renders nothing without any. */
export function EarlierUploads({ max, onPicked }: EarlierUploadsProps) {
  const { t } = useLingui()
  const { draft, references, isSignedIn } = useComposer()
  const { data: uploads } = useQuery({ ...recentUploadsQuery('image'), enabled: isSignedIn })
  const inTray = new Set(
    referencesOf(draft, 'image').flatMap(({ source }) =>
      source && 'upload_id' in source ? [source.upload_id] : [],
    ),
  )
  const offered = (uploads ?? []).filter(({ upload_id }) => !inTray.has(upload_id)).slice(0, max)
  if (offered.length === 0) return null
  return (
    <ul aria-label={t`Earlier images`} className="flex flex-wrap gap-2">
      {offered.map((upload) => (
        <li key={upload.upload_id}>
          <button
            type="button"
            title={upload.file_name}
            aria-label={t`Add ${upload.file_name}`}
            className="block size-12 overflow-hidden rounded-md border border-border bg-muted outline-offset-2 transition-colors hover:border-primary focus-visible:border-primary"
            onClick={() => {
              void references.addEarlier(upload)
              onPicked?.()
            }}
          >
            <img
              src={upload.thumbnail_url ?? undefined}
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
