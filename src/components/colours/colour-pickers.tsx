import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface ColourPickersProps {
  colours: string[]
  coloursMax: number
  onChange: (colours: string[]) => void
  /** Note shown beside the picker of a color. */
  noteOf?: (colour: string) => ReactNode
  /** Shown below all of them. */
  children?: ReactNode
}

const FIRST_COLOUR = '#1f6bff'

/** An ordered list of colors, each chosen with the browser's own picker. */
export function ColourPickers(props: ColourPickersProps) {
  const { colours, coloursMax, onChange, noteOf, children } = props
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
            {noteOf?.(colour)}
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
        {colours.length < coloursMax && (
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
      {children}
    </fieldset>
  )
}
