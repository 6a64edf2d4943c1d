import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'

export interface Share {
  key: string
  name: ReactNode
  credits: number
}

/** Shares of a total, each with its bar and number. */
export function ShareList(props: { title: ReactNode; shares: readonly Share[]; total: number }) {
  const { title, shares, total } = props
  const { i18n } = useLingui()
  const id = useId()
  const format = new Intl.NumberFormat(i18n.locale)
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  return (
    <section className="flex flex-col gap-2 text-sm">
      <h3 id={id} className="font-medium text-muted-foreground">
        {title}
      </h3>
      <ul aria-labelledby={id} className="flex flex-col gap-2.5">
        {shares.map(({ key, name, credits }) => (
          <li key={key} className="flex flex-col gap-1">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0 tabular-nums">
                {format.format(credits)}{' '}
                <span className="text-muted-foreground">({percent.format(credits / total)})</span>
              </span>
            </span>
            <span aria-hidden className="h-1 rounded-full bg-muted">
              <span
                className="block h-full rounded-full bg-muted-foreground forced-colors:bg-[CanvasText]"
                style={{ width: `${(credits / total) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
