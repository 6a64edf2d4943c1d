import { STREAMS } from '@/contract/endpoints/media'

/** Address that serves a result as a download, under the given name or a default one. */
export const downloadAddress = (url: string, name?: string): string =>
  `${STREAMS.download}?${new URLSearchParams({ url, ...(name && { name }) })}`
