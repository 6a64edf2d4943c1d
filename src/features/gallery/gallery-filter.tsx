import { useNavigate } from '@tanstack/react-router'
import { FilterSelect } from '@/components/filters/filter-select'
import type { GallerySearch } from './search'

interface GalleryFilterProps {
  name: 'model' | 'ratio' | 'period' | 'sort' | 'size'
  label: string
  search: GallerySearch
  /** Value and label of each choice; the empty value means no filter. */
  options: readonly (readonly [value: string, words: string])[]
  className?: string
}

/** One filter among others; the address keeps it, and the list returns to the first page. */
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
