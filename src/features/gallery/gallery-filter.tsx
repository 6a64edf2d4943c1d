import { useNavigate } from '@tanstack/react-router'
import { Select } from '@/components/ui/select'
import type { GallerySearch } from './search'

interface FilterSelectProps {
  name: 'model' | 'ratio' | 'period' | 'sort' | 'size'
  label: string
  search: GallerySearch
  /** Value and words of each choice; the empty value is none. */
  options: readonly (readonly [value: string, words: string])[]
  className?: string
}

/** One wish among others; the address keeps it, and the first page shows what is left. */
export function FilterSelect({ name, label, search, options, className }: FilterSelectProps) {
  const navigate = useNavigate()
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: { ...search, [name]: value || undefined, page: undefined },
      replace: true,
      resetScroll: false,
    })
  return (
    <Select
      aria-label={label}
      value={String(search[name] ?? '')}
      onChange={(event) => choose(event.target.value)}
      className={className}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  )
}
