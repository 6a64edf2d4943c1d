import type { GalleryQuery } from '../../../contract/endpoints/gallery.ts'
import { GALLERY_PERIOD_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'

/** The existing page nearest to the requested one. */
export const existingPage = (
  { page, page_size: size }: Pick<GalleryQuery, 'page' | 'page_size'>,
  total: number,
): number => Math.min(page, Math.max(1, Math.ceil(total / size)))

/** Offset of that page's first row. */
export const offsetOf =
  (query: Pick<GalleryQuery, 'page' | 'page_size'>) =>
  (total: number): number =>
    (existingPage(query, total) - 1) * query.page_size

/** The start of a period. */
export const sinceOf = (period: GalleryQuery['period'], now: Date): Date | undefined =>
  period && later(now, -GALLERY_PERIOD_DAYS[period] * DAY_MS)
