import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { creativeFiltersQuery } from '@/api/creative-page.queries'
import { FilterRow } from '@/components/filters/filter-row'
import { FilterSelect } from '@/components/filters/filter-select'
import { WordSearch } from '@/components/filters/word-search'
import { SegmentLinks } from '@/components/segment-links'
import { type CreativeSearch, hasFilters } from './search'

interface Narrowing {
  name: 'brand' | 'by' | 'period'
  label: string
  /** Value and label of each choice; the empty value means no filter. */
  options: readonly (readonly [value: string, words: string])[]
}

/** The filters with more than one choice, or with a chosen one. */
function useNarrowings(search: CreativeSearch): Narrowing[] {
  const { t } = useLingui()
  const { brands, people } = useQuery(creativeFiltersQuery()).data ?? { brands: [], people: [] }
  const all: Narrowing[] = [
    {
      name: 'brand',
      label: t`Brand`,
      options: [['', t`All brands`], ...brands.map((name) => [name, name] as const)],
    },
    {
      name: 'by',
      label: t`Saved by`,
      options: [['', t`Everyone`], ...people.map(({ user_id, name }) => [user_id, name] as const)],
    },
    {
      name: 'period',
      label: t`Time`,
      options: [
        ['', t`Any time`],
        ['day', t`Last 24 hours`],
        ['week', t`Last 7 days`],
        ['month', t`Last 30 days`],
        ['year', t`Last 12 months`],
      ],
    },
  ]
  return all.filter(({ name, options }) => options.length > 2 || search[name])
}

/** Filters of the creatives, kept in the address. */
export function CreativeFilters({ search }: { search: CreativeSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const narrowings = useNarrowings(search)
  const type = (value: CreativeSearch['type'], content: ReactNode) => ({
    key: value ?? 'all',
    search: { ...search, type: value },
    isCurrent: search.type === value,
    content,
  })
  const change = (changed: CreativeSearch) =>
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
          label={t`Search names and prompts`}
          words={search.q}
          onSearch={(q) => change({ q })}
        />
      }
      cleared={hasFilters(search) ? {} : null}
    >
      <SegmentLinks
        label={t`Type`}
        options={[
          type(undefined, <Trans>All</Trans>),
          type('image', <Trans>Images</Trans>),
          type('video', <Trans>Videos</Trans>),
        ]}
      />
      {narrowings.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={search[name]}
          options={options}
          onChoose={(value) => change({ [name]: value })}
          className="max-w-56"
        />
      ))}
    </FilterRow>
  )
}
