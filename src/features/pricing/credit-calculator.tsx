import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { modelsQuery } from '@/api/models.functions'
import { modelName } from '@/components/labels/model-name'
import { countFor, listPurchasable, type Purchasable } from './what-credits-buy'

/** Few enough to reach each by keyboard, dense where most users are. */
const STOPS = [
  50, 100, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 9_000, 18_000, 36_000,
]
const FIRST_STOP = STOPS.indexOf(750)

/** How many images or videos a number of credits buys, at the prices of the models. */
export function CreditCalculator() {
  const { t, i18n } = useLingui()
  const { data } = useQuery(modelsQuery())
  const [stop, setStop] = useState(FIRST_STOP)
  const id = useId()
  const credits = STOPS[stop] ?? 0
  const rows = listPurchasable(data?.models ?? [])
  if (rows.length === 0) return null
  return (
    <section className="flex w-full flex-col gap-5 rounded-lg border bg-card p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">
          <label htmlFor={id}>
            <Trans>What a credit buys</Trans>
          </label>
        </h2>
        <output htmlFor={id} className="font-medium text-lg tabular-nums">
          <Plural value={credits} one="# credit" other="# credits" />
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={STOPS.length - 1}
        value={stop}
        aria-valuetext={t`${plural(credits, { one: '# credit', other: '# credits' })}`}
        onChange={(event) => setStop(Number(event.target.value))}
        className="h-8 w-full cursor-pointer accent-primary pointer-coarse:h-11"
      />
      <ul aria-live="polite" className="flex flex-col divide-y text-sm">
        {rows.map((row) => (
          <li
            key={row.model.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <span className="font-medium text-base tabular-nums">
              <Amount row={row} credits={credits} />
            </span>
            <span className="text-muted-foreground tabular-nums">
              {modelName(i18n, row.model)} · {row.resolution} ·{' '}
              <Plural value={row.credits} one="# credit each" other="# credits each" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Amount({ row, credits }: { row: Purchasable; credits: number }) {
  const count = countFor(row, credits)
  if (row.seconds === null) return <Plural value={count} one="≈ # image" other="≈ # images" />
  return (
    <Plural
      value={count}
      one={`≈ # video (${row.seconds} s)`}
      other={`≈ # videos (${row.seconds} s each)`}
    />
  )
}
