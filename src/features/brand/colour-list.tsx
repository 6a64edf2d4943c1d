import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { BRAND_COLOURS_MAX } from '@/contract/brand'
import { contrastOf, inkOn } from './contrast'

/** The ink that is read best on a colour, on it, and how well. */
function Contrast({ colour }: { colour: string }) {
  const { i18n } = useLingui()
  const ink = inkOn(colour)
  const ratio = i18n.number(contrastOf(colour, ink), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <span className="flex items-center gap-1">
      <span
        aria-hidden
        className="rounded-sm px-1 font-medium normal-case"
        style={{ background: colour, color: ink }}
      >
        Aa
      </span>
      {ratio}:1
    </span>
  )
}

interface ColourListProps {
  colours: string[]
  onChange: (colours: string[]) => void
}

const FIRST_COLOUR = '#1f6bff'

/** Up to five colours by the browser's own picker; the first leads. */
export function ColourList({ colours, onChange }: ColourListProps) {
  const { t } = useLingui()
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">
        <Trans>Colors</Trans>
      </legend>
      <ul className="flex flex-wrap items-center gap-2">
        {colours.map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two colours may be equal while one is chosen.
          <li key={index} className="flex items-center rounded-md border border-input">
            <input
              type="color"
              value={colour}
              aria-label={t`Color ${index + 1}`}
              onChange={({ target }) => onChange(colours.with(index, target.value))}
              className="size-10 cursor-pointer rounded-l-md bg-transparent p-1 pointer-coarse:size-11"
            />
            <span className="flex flex-col px-1 text-muted-foreground text-xs uppercase tabular-nums">
              {colour}
              <Contrast colour={colour} />
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t`Remove color ${index + 1}`}
              onClick={() => onChange(colours.toSpliced(index, 1))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
        {colours.length < BRAND_COLOURS_MAX && (
          <li>
            <Button
              variant="outline"
              onClick={() => onChange([...colours, colours.at(-1) ?? FIRST_COLOUR])}
            >
              <Plus aria-hidden />
              <Trans>Add a color</Trans>
            </Button>
          </li>
        )}
      </ul>
      <p className="text-muted-foreground text-sm">
        <Trans>Up to five. The first is your main color; text on them stays readable.</Trans>{' '}
        <Trans>From 4.5:1 on, black or white is easy to read on a color.</Trans>
      </p>
    </fieldset>
  )
}
