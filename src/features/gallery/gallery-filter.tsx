import { useNavigate } from '@tanstack/react-router'
import { FilterSelect } from '@/components/filters/filter-select'
import type { GallerySearch } from './search'

interface GalleryFilterProps {
  name: 'model' | 'ratio' | 'period' | 'sort' | 'size'
  label: string
  search: GallerySearch
  /** Value and words of each choice; the empty value is none. */
  options: readonly (readonly [value: string, words: string])[]
  className?: string
}

/** One wish among others; the address keeps it, and the first page shows what is left. */
export function GalleryFilter({ name, search, ...select }: GalleryFilterProps) {
  const navigate = useNavigate()
  const choose = (value: string | undefined) =>
    void navigate({
      to: '.',
      search: { ...search, [name]: value, page: undefined },
      replace: true,
      resetScroll: false,
    })
  return <FilterSelect value={search[name]} onChoose={choose} {...select} />
}
