import { Trans, useLingui } from '@lingui/react/macro'
import type { CreditUsage } from '@/contract/endpoints/billing/usage'
import { useDayWords } from './use-day-words'

/** The same days as numbers, newest first. */
export function DayTable({ usage: { days, credits, count } }: { usage: CreditUsage }) {
  const { t, i18n } = useLingui()
  const words = useDayWords()
  const format = new Intl.NumberFormat(i18n.locale)
  return (
    <section
      className="max-h-80 overflow-y-auto rounded-md border"
      aria-label={t`Credits per day`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
      tabIndex={0}
    >
      <table className="w-full border-separate border-spacing-0 text-sm tabular-nums">
        <thead className="sticky top-0 bg-card text-left text-muted-foreground">
          <tr>
            <th scope="col" className={HEAD}>
              <Trans>Day</Trans>
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              <Trans>Credits</Trans>
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              <Trans>Generations</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className={day.credits === 0 ? 'text-muted-foreground' : ''}>
              <th scope="row" className={`${CELL} text-left font-normal`}>
                <time dateTime={day.day}>{words.full(day.day)}</time>
              </th>
              <td className={`${CELL} text-right`}>{format.format(day.credits)}</td>
              <td className={`${CELL} text-right`}>{format.format(day.count)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 bg-card font-medium">
          <tr>
            <th scope="row" className={`${FOOT} text-left`}>
              <Trans>Total</Trans>
            </th>
            <td className={`${FOOT} text-right`}>{format.format(credits)}</td>
            <td className={`${FOOT} text-right`}>{format.format(count)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const HEAD = 'border-b px-3 py-2 font-medium'
const CELL = 'px-3 py-1.5'
const FOOT = 'border-t px-3 py-2'
