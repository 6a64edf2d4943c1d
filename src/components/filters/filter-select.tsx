import { Select } from '@/components/ui/select'

interface FilterSelectProps {
  label: string
  value: string | number | undefined
  /** Value and label of each choice; the empty value means no filter. */
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string | undefined) => void
  className?: string
}

/** A select that filters or sorts a list. */
export function FilterSelect({ label, value, options, onChoose, className }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
      className={className}
    >
      {options.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </Select>
  )
}
