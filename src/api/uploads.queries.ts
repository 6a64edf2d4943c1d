import { queryOptions } from '@tanstack/react-query'
import { uploadFn } from './uploads.functions'

const POLL_MS = 500

/** An upload, asked for again until its check is over. */
export const uploadQuery = (uploadId: string) =>
  queryOptions({
    queryKey: ['uploads', uploadId],
    queryFn: () => uploadFn({ data: { uploadId } }),
    refetchInterval: ({ state }) => {
      const status = state.data?.status
      return status === 'ready' || status === 'refused' ? false : POLL_MS
    },
  })
