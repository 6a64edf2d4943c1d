import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { recentUploadsQuery } from '@/api/uploads.functions'
import type { UploadView } from '@/contract/endpoints/uploads'
import type { SeenKind } from '@/contract/media-kind'

interface RecentUploadsProps {
  kind: SeenKind
  title: ReactNode
  onPick: (upload: UploadView) => void
}

/** Files uploaded before, offered again; renders nothing without any. */
export function RecentUploads({ kind, title, onPick }: RecentUploadsProps) {
  const { data: recent = [] } = useQuery(recentUploadsQuery(kind))
  if (recent.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium text-sm">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {recent.map((upload) => (
          <li key={upload.upload_id}>
            <button
              type="button"
              aria-label={upload.file_name}
              title={upload.file_name}
              onClick={() => onPick(upload)}
              className="grid size-24 place-items-center overflow-hidden rounded-lg border bg-muted hover:border-primary"
            >
              {upload.thumbnail_url && (
                <img src={upload.thumbnail_url} alt="" className="size-full object-cover" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
