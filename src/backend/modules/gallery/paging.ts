import type { GalleryQuery } from '../../../contract/endpoints/gallery.ts'
import { GALLERY_PERIOD_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'

/** The page that exists nearest to the one asked for. */
export const existingPage = (
  { page, page_size: size }: Pick<GalleryQuery, 'page' | 'page_size'>,
  total: number,
): number => Math.min(page, Math.max(1, Math.ceil(total / size)))

/** First row of that page. */
export const offsetOf =
  (query: Pick<GalleryQuery, 'page' | 'page_size'>) =>
  (total: number): number =>
    (existingPage(query, total) - 1) * query.page_size

/** The instant a period begins. */
export const sinceOf = (period: GalleryQuery['period'], now: Date): Date | undefined =>
  period && later(now, -GALLERY_PERIOD_DAYS[period] * DAY_MS)
