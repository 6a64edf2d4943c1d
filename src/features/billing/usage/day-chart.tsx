import { Plural, useLingui } from '@lingui/react/macro'
import { type PointerEvent, useState } from 'react'
import type { CreditUsage } from '@/contract/endpoints/billing/usage'
import { scaleTop } from './scale'
import { useDayWords } from './use-day-words'

/**
 * A bar per day. For assistive technology it is one picture with the total; the table has the details. The
 * hovered day is described above the bars, where nothing covers it.
 */
export function DayChart({ usage: { days, credits } }: { usage: CreditUsage }) {
  const { t, i18n } = useLingui()
  const words = useDayWords()
  const [pointedAt, pointAt] = useState<number | null>(null)
  const format = new Intl.NumberFormat(i18n.locale)
  const top = scaleTop(Math.max(...days.map((day) => day.credits)))
  const from = words.full(days[0]?.day ?? '')
  const to = words.full(days.at(-1)?.day ?? '')
  const told = pointedAt === null ? undefined : days[pointedAt]
  const shownCredits = told?.credits ?? credits

  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.floor(((clientX - left) / width) * days.length)
    pointAt(Math.min(days.length - 1, Math.max(0, place)))
  }

  return (
    <figure className="flex grow flex-col gap-3">
      <figcaption className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-xl tabular-nums">{format.format(shownCredits)}</span>
        <span className="text-muted-foreground text-sm">
          <Plural value={shownCredits} one="credit" other="credits" />
          {' · '}
          {told ? words.full(told.day) : `${from} – ${to}`}
        </span>
      </figcaption>
      <div
        role="img"
        aria-label={t`Bar chart of credits used per day, ${from} to ${to}. See the table for exact numbers.`}
        className="grid min-h-50 grow grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2 text-muted-foreground text-xs tabular-nums"
      >
        <div className="flex flex-col justify-between text-right leading-none">
          {[top, top / 2, 0].map((line) => (
            <span key={line} className="-my-1.5">
              {format.format(line)}
            </span>
          ))}
        </div>
        <div
          className="relative touch-pan-y"
          onPointerMove={point}
          onPointerDown={point}
          // A touch pointer leaves when the finger lifts; the description then stays.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && pointAt(null)}
        >
          <Lines />
          <div className="absolute inset-0 flex items-stretch">
            {days.map((day, place) => (
              <span
                key={day.day}
                className={`flex min-w-0 flex-1 items-end px-px sm:px-0.5 ${place === pointedAt ? 'bg-accent' : ''}`}
              >
                <span
                  className={`w-full rounded-t-sm bg-primary forced-colors:bg-[CanvasText] ${pointedAt === null || place === pointedAt ? '' : 'opacity-60'}`}
                  style={{ height: `${barPercent(day.credits, top)}%` }}
                />
              </span>
            ))}
          </div>
        </div>
        <div className="col-start-2 flex justify-between pt-2">
          {[0, Math.floor(days.length / 2), days.length - 1].map((place) => (
            <span key={place}>{words.short(days[place]?.day ?? '')}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** A day with little use stays visible beside one with much. */
const barPercent = (credits: number, top: number) =>
  credits === 0 ? 0 : Math.max(1.5, (credits / top) * 100)

const Lines = () => (
  <div className="absolute inset-0 flex flex-col justify-between">
    <span className="border-t" />
    <span className="border-t" />
    <span className="border-input border-t" />
  </div>
)
