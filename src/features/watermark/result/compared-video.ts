import type { RemovalView } from '@/contract/endpoints/watermark'

/** A stored video that is compared with another. */
export type ComparedVideo = NonNullable<RemovalView['result']>
