import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CompareFrame } from '@/components/compare/compare-frame'

interface BeforeAfterProps {
  width: number
  height: number
  /** CSS length that limits the height of the picture. */
  maxHeight: string
  /** Initial position of the line. */
  start?: number | undefined
  /** Each fills the frame. */
  before: ReactNode
  after: ReactNode
}

/** Before and after in one picture, divided by a movable line. */
export function BeforeAfter({ before, after, ...size }: BeforeAfterProps) {
  const { t } = useLingui()
  return (
    <div className="overflow-hidden rounded-lg bg-black">
      <CompareFrame
        {...size}
        pictures={[before, after]}
        tags={[<Trans key="before">Before</Trans>, <Trans key="after">After</Trans>]}
        label={t`Divider between before and after`}
        describeShare={(percent) => t`${percent} before`}
      />
    </div>
  )
}
