import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { currentBrandQuery } from './current-brand'

interface ColourFieldProps {
  label: string
  value: string
  /** Colors already in the picture. */
  others: readonly string[]
  onChange: (colour: string) => void
}

const SHOWN_MAX = 10

/** A color field: the brand's colors first, then those of the picture, then any. */
export function ColourField({ label, value, others, onChange }: ColourFieldProps) {
  const id = useId()
  const { data: brand } = useQuery(currentBrandQuery())
  const colours = [...new Set([...(brand?.colours ?? []), ...others].map((one) => one.slice(0, 7)))]
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-1.5">
        {colours.slice(0, SHOWN_MAX).map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={`${label}: ${colour}`}
            aria-pressed={value.slice(0, 7) === colour}
            className="size-8 rounded-md border shadow-edge aria-pressed:outline-2 aria-pressed:outline-ring pointer-coarse:size-11"
            style={{ background: colour }}
            onClick={() => onChange(colour)}
          />
        ))}
        <input
          id={id}
          type="color"
          value={value.slice(0, 7)}
          onChange={({ target }) => onChange(target.value)}
          className="h-8 w-12 cursor-pointer rounded-md border border-input bg-background p-0.5 pointer-coarse:h-11"
        />
      </div>
    </div>
  )
}
