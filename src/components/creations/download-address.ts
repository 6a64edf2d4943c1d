import { STREAMS } from '@/contract/endpoints/media'

/** Address that serves a result as a download, under the given name or one of its own. */
export const downloadAddress = (url: string, name?: string): string =>
  `${STREAMS.download}?${new URLSearchParams({ url, ...(name && { name }) })}`
