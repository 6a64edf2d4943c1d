import { Plural, Trans } from '@lingui/react/macro'
import type { Sent } from './send-figures'
import type { LeftOut } from './sum-rows'

/** What an import has changed, and which rows it left out, and why. */
export function ImportResult({ sent, leftOut }: { sent: Sent; leftOut: LeftOut }) {
  const { added, changed, unchanged } = sent
  const { totals, spans, unreadable, nameless, moneyless } = leftOut
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
      <ul className="list-disc pl-5 text-muted-foreground empty:hidden">
        {totals > 0 && (
          <li>
            <Plural value={totals} one="# total row left out" other="# total rows left out" />
          </li>
        )}
        {spans > 0 && (
          <li>
            <Plural
              value={spans}
              one="# row left out: it covers several days. Export with a breakdown by day."
              other="# rows left out: they cover several days. Export with a breakdown by day."
            />
          </li>
        )}
        {unreadable > 0 && (
          <li>
            <Plural
              value={unreadable}
              one="# row left out: a date or number can’t be read"
              other="# rows left out: a date or number can’t be read"
            />
          </li>
        )}
        {nameless > 0 && (
          <li>
            <Plural
              value={nameless}
              one="# row left out: no ad name"
              other="# rows left out: no ad name"
            />
          </li>
        )}
        {moneyless > 0 && (
          <li>
            <Plural
              value={moneyless}
              one="# row left out: it has no currency"
              other="# rows left out: they have no currency"
            />
          </li>
        )}
      </ul>
    </div>
  )
}
