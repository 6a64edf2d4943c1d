import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { creativeFiltersQuery } from '@/api/creative-page.queries'
import { SegmentLinks } from '@/components/segment-links'
import { buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { GALLERY_SEARCH_LENGTH_MAX } from '@/contract/limits'
import { type CreativeSearch, hasFilters } from './search'

/** Which creatives are shown; the address keeps it. */
export function CreativeFilters({ search }: { search: CreativeSearch }) {
  const { t } = useLingui()
  const { data } = useQuery(creativeFiltersQuery())
  const type = (value: CreativeSearch['type'], content: ReactNode) => ({
    key: value ?? 'all',
    search: { ...search, type: value },
    isCurrent: search.type === value,
    content,
  })
  const brands = data?.brands ?? []
  const people = data?.people ?? []
  return (
    <div className="flex flex-col gap-2 py-1 sm:flex-row sm:flex-wrap sm:items-center">
      <WordSearch key={search.q} search={search} />
      <div className="scroll-fade-x relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:contents">
        <SegmentLinks
          label={t`Type`}
          options={[
            type(undefined, <Trans>All</Trans>),
            type('image', <Trans>Images</Trans>),
            type('video', <Trans>Videos</Trans>),
          ]}
        />
        {(brands.length > 1 || search.brand) && (
          <Filter
            name="brand"
            label={t`Brand`}
            search={search}
            options={[['', t`All brands`], ...brands.map((name) => [name, name] as const)]}
          />
        )}
        {(people.length > 1 || search.by) && (
          <Filter
            name="by"
            label={t`Saved by`}
            search={search}
            options={[
              ['', t`Everyone`],
              ...people.map(({ user_id, name }) => [user_id, name] as const),
            ]}
          />
        )}
        <Filter
          name="period"
          label={t`Time`}
          search={search}
          options={[
            ['', t`Any time`],
            ['day', t`Last 24 hours`],
            ['week', t`Last 7 days`],
            ['month', t`Last 30 days`],
            ['year', t`Last 12 months`],
          ]}
        />
        {hasFilters(search) && (
          <Link
            to="."
            search={{}}
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

interface FilterProps {
  name: 'brand' | 'by' | 'period'
  label: string
  search: CreativeSearch
  /** Value and words of each choice; the empty value is none. */
  options: readonly (readonly [value: string, words: string])[]
}

function Filter({ name, label, search, options }: FilterProps) {
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
      className="max-w-56"
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  )
}

function WordSearch({ search }: { search: CreativeSearch }) {
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
          aria-label={t`Search names and prompts`}
          placeholder={t`Search names and prompts`}
          defaultValue={search.q}
          maxLength={GALLERY_SEARCH_LENGTH_MAX}
          enterKeyHint="search"
          className="h-auto min-h-8 py-1 pl-8.5 text-sm pointer-coarse:min-h-11"
        />
      </form>
    </search>
  )
}
