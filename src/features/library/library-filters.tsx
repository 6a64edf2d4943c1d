import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { FilterRow } from '@/components/filters/filter-row'
import { FilterSelect } from '@/components/filters/filter-select'
import { WordSearch } from '@/components/filters/word-search'
import { useFilterOptions } from './filter-options'
import type { Overview } from './places'
import { hasFilters, type LibrarySearch, placeOf } from './search'

interface LibraryFiltersProps {
  search: LibrarySearch
  overview?: Overview
}

/** Filters of a place, kept in the address. */
export function LibraryFilters({ search, overview }: LibraryFiltersProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const all = useFilterOptions(overview)
  const change = (changed: LibrarySearch) =>
    void navigate({
      to: '.',
      search: { ...search, ...changed },
      replace: true,
      resetScroll: false,
    })
  return (
    <FilterRow
      wordSearch={
        <WordSearch
          key={search.q}
          label={t`Search prompts and names`}
          words={search.q}
          onSearch={(q) => change({ q })}
        />
      }
      cleared={hasFilters(search) ? placeOf(search) : null}
    >
      {all
        .filter(({ name, options }) => options.length > 1 || search[name])
        .map(({ name, label, options }) => (
          <FilterSelect
            key={name}
            label={label}
            value={search[name]}
            options={options}
            onChoose={(value) => change({ [name]: value })}
            className="max-w-48"
          />
        ))}
    </FilterRow>
  )
}
