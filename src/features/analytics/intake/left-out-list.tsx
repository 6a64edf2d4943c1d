import { Plural } from '@lingui/react/macro'
import type { LeftOut } from './sum-rows'

/** Which rows of a file were left out, and why. */
export function LeftOutList({ leftOut }: { leftOut: LeftOut }) {
  const { totals, spans, unreadable, nameless, moneyless } = leftOut
  return (
    <ul className="list-disc pl-5 text-muted-foreground empty:hidden">
      {totals > 0 && (
        <li>
          <Plural value={totals} one="# total row skipped" other="# total rows skipped" />
        </li>
      )}
      {spans > 0 && (
        <li>
          <Plural
            value={spans}
            one="# row skipped: it covers several days. Export with a breakdown by day."
            other="# rows skipped: they cover several days. Export with a breakdown by day."
          />
        </li>
      )}
      {unreadable > 0 && (
        <li>
          <Plural
            value={unreadable}
            one="# row skipped: a date or number can’t be read"
            other="# rows skipped: a date or number can’t be read"
          />
        </li>
      )}
      {nameless > 0 && (
        <li>
          <Plural
            value={nameless}
            one="# row skipped: no ad name"
            other="# rows skipped: no ad name"
          />
        </li>
      )}
      {moneyless > 0 && (
        <li>
          <Plural
            value={moneyless}
            one="# row skipped: it has no currency"
            other="# rows skipped: they have no currency"
          />
        </li>
      )}
    </ul>
  )
}
