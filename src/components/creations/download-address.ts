import { STREAMS } from '@/contract/endpoints/media'

/** Address that answers a result as a download, under a name of its own (R7.18). */
export const downloadAddress = (url: string): string =>
  `${STREAMS.download}?${new URLSearchParams({ url })}`
