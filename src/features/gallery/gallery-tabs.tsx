import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentLinks } from '@/components/segment-link'
import type { GallerySearch } from './search'

/** Everybody's, or one's own; page size and view go along. */
export function GalleryTabs({ search: { tab, size, view } }: { search: GallerySearch }) {
  const { t } = useLingui()
  return (
    <SegmentLinks
      label={t`Galleries`}
      options={[
        {
          key: 'public',
          search: { size, view },
          isCurrent: tab === undefined,
          content: <Trans>Gallery</Trans>,
        },
        {
          key: 'mine',
          search: { tab: 'mine', size, view },
          isCurrent: tab === 'mine',
          content: <Trans>My gallery</Trans>,
        },
      ]}
    />
  )
}
