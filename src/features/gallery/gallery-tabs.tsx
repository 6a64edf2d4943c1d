import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentLinks } from '@/components/segment-links'
import type { GallerySearch } from './search'

/** Switches between everyone's gallery and the user's own; page size and view are kept. */
export function GalleryTabs({ search: { show, size, view } }: { search: GallerySearch }) {
  const { t } = useLingui()
  return (
    <SegmentLinks
      label={t`Galleries`}
      options={[
        {
          key: 'public',
          search: { size, view },
          isCurrent: show === undefined,
          content: <Trans>Gallery</Trans>,
        },
        {
          key: 'mine',
          search: { show: 'mine', size, view },
          isCurrent: show === 'mine',
          content: <Trans>My gallery</Trans>,
        },
      ]}
    />
  )
}
