import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { GALLERY_SEARCH_LENGTH_MAX } from '@/contract/limits'
import { type FilterOptions, useFilterOptions } from './filter-options'
import type { Overview } from './places'
import { hasFilters, type LibrarySearch, placeOf } from './search'

interface LibraryFiltersProps {
  search: LibrarySearch
  overview?: Overview
}

/** Which items of a place are shown; the address keeps it. */
export function LibraryFilters({ search, overview }: LibraryFiltersProps) {
  const all = useFilterOptions(overview)
  return (
    <div className="flex flex-col gap-2 py-1 sm:flex-row sm:flex-wrap sm:items-center">
      <WordSearch key={search.q} search={search} />
      <div className="scroll-fade-x relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:contents">
        {all
          .filter(({ name, options }) => options.length > 1 || search[name])
          .map((filter) => (
            <Filter key={filter.name} {...filter} search={search} />
          ))}
        {hasFilters(search) && (
          <Link
            to="."
            search={placeOf(search)}
            replace
            resetScroll={false}
            className={buttonVariants({ variant: 'link', className: 'whitespace-nowrap text-sm' })}
          >
            <Trans>Clear filters</Trans>
          </Link>
        )}
      </div>
    </div>
  )
}

function Filter({ name, label, options, search }: FilterOptions & { search: LibrarySearch }) {
  const navigate = useNavigate()
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: { ...search, [name]: value || undefined },
      replace: true,
      resetScroll: false,
    })
  return (
    <Select
      aria-label={label}
      value={search[name] ?? ''}
      onChange={(event) => choose(event.target.value)}
      className="max-w-48"
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  )
}

function WordSearch({ search }: { search: LibrarySearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    const q = typeof words === 'string' ? words.trim() : ''
    void navigate({
      to: '.',
      search: { ...search, q: q || undefined },
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <search className="relative sm:w-56 sm:max-w-72 sm:shrink-0 sm:grow">
      <form onSubmit={submit}>
        <Search
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
          aria-hidden
        />
        <Input
          type="search"
          name="q"
          aria-label={t`Search prompts and names`}
          placeholder={t`Search prompts and names`}
          defaultValue={search.q}
          maxLength={GALLERY_SEARCH_LENGTH_MAX}
          enterKeyHint="search"
          className="h-auto min-h-8 py-1 pl-8.5 text-sm pointer-coarse:min-h-11"
        />
      </form>
    </search>
  )
}
