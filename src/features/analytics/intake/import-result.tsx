import { Trans } from '@lingui/react/macro'
import { LeftOutList } from './left-out-list'
import type { Sent } from './send-figures'
import type { LeftOut } from './sum-rows'

/** What an import changed, and which rows it left out and why. */
export function ImportResult({ sent, leftOut }: { sent: Sent; leftOut: LeftOut }) {
  const { added, changed, unchanged } = sent
  return (
    <div role="status" className="flex flex-col gap-2 text-sm">
      <p>
        {added + changed === 0 ? (
          <Trans>Nothing new: your team already has this data.</Trans>
        ) : (
          <Trans>
            Daily results: {added} new, {changed} updated, {unchanged} unchanged.
          </Trans>
        )}
      </p>
      <LeftOutList leftOut={leftOut} />
    </div>
  )
}
