import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SegmentLinks } from '@/components/segment-links'
import type { HistorySearch } from './search'

/** Shows pictures, videos, music or everything; the choice is kept in the address. */
export function TypeFilter({ type, by }: Pick<HistorySearch, 'type' | 'by'>) {
  const { t } = useLingui()
  const option = (value: HistorySearch['type'], content: ReactNode) => ({
    key: value ?? 'all',
    search: { type: value, by },
    isCurrent: value === type,
    content,
  })
  return (
    <SegmentLinks
      label={t`Type`}
      options={[
        option(undefined, <Trans>All</Trans>),
        option('image', <Trans>Images</Trans>),
        option('video', <Trans>Videos</Trans>),
        option('audio', <Trans>Audio</Trans>),
      ]}
    />
  )
}
