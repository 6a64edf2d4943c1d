import { queryOptions } from '@tanstack/react-query'
import type { MediaKind } from '@/contract/media-kind'
import { recentUploadsFn } from './uploads.functions'

export const uploadKeys = { recent: (kind: MediaKind) => ['uploads', 'recent', kind] as const }

/** What the person sent before; asked again whenever it is shown, for addresses of media end. */
export const recentUploadsQuery = (kind: MediaKind) =>
  queryOptions({
    queryKey: uploadKeys.recent(kind),
    queryFn: () => recentUploadsFn({ data: { kind } }),
    select: ({ uploads }) => uploads,
    staleTime: 30_000,
  })
