import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import type { SeenKind } from '@/contract/media-kind'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { uploads } = contract

export const uploadFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(uploads.detail))
  .handler(({ data, context }) => context.call(uploads.detail, data))

export const recentUploadsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(uploads.recent))
  .handler(({ data, context }) => context.call(uploads.recent, data))

export const uploadFromLinkFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(uploads.fromLink))
  .handler(({ data, context }) => context.call(uploads.fromLink, data))

/** @public No screen calls it yet. */
export const deleteUploadFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(uploads.remove))
  .handler(({ data, context }) => context.call(uploads.remove, data))

export const uploadKeys = { recent: (kind: SeenKind) => ['uploads', 'recent', kind] as const }

/** The person's recent uploads; refetched whenever shown, since media URLs expire. */
export const recentUploadsQuery = (kind: SeenKind) =>
  queryOptions({
    queryKey: uploadKeys.recent(kind),
    queryFn: () => recentUploadsFn({ data: { kind } }),
    select: ({ uploads }) => uploads,
    staleTime: 30_000,
  })
