import { useLingui } from '@lingui/react/macro'
import { Grid2x2, Grid3x3, Square } from 'lucide-react'
import { SegmentLinks } from '@/components/segment-links'
import type { GallerySearch } from './search'

/** Tile size in three steps. */
export function ViewPicker({ search }: { search: GallerySearch }) {
  const { t } = useLingui()
  const current = search.view ?? 'medium'
  const steps = [
    ['small', Grid3x3, t`Small`],
    ['medium', Grid2x2, t`Medium`],
    ['large', Square, t`Large`],
  ] as const
  return (
    <SegmentLinks
      label={t`Tile size`}
      options={steps.map(([view, Icon, name]) => ({
        key: view,
        search: { ...search, view: view === 'medium' ? undefined : view },
        isCurrent: view === current,
        content: (
          <>
            <Icon className="size-4" aria-hidden />
            <span className="sr-only">{name}</span>
          </>
        ),
      }))}
    />
  )
}
