import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SegmentLinks } from '@/components/segment-links'
import type { PriceView } from './search'

/** Monthly, yearly or pay as you go; the choice is kept in the address. */
export function PriceTabs({ view }: { view: PriceView }) {
  const { t } = useLingui()
  const tab = (key: PriceView, content: ReactNode) => ({
    key,
    search: { pay: key === 'year' ? undefined : key },
    isCurrent: key === view,
    content,
  })
  return (
    <SegmentLinks
      label={t`Ways to pay`}
      options={[
        tab('month', <Trans>Monthly</Trans>),
        tab('year', <Trans>Yearly</Trans>),
        tab('credits', <Trans>Pay as you go</Trans>),
      ]}
    />
  )
}
