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

type Options = readonly (readonly [value: string, words: string])[]

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
  const navigate = useNavigate()
  const change = (changed: CreativeSearch) =>
    void navigate({
      to: '.',
      search: { ...search, ...changed },
      replace: true,
      resetScroll: false,
    })
  const filter = (name: 'brand' | 'by' | 'period', label: string, options: Options) => (
    <FilterSelect
      label={label}
      value={search[name]}
      options={options}
      onChoose={(value) => change({ [name]: value })}
      className="max-w-56"
    />
  )
  const brands = data?.brands ?? []
  const people = data?.people ?? []
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
      {(brands.length > 1 || search.brand) &&
        filter('brand', t`Brand`, [
          ['', t`All brands`],
          ...brands.map((name) => [name, name] as const),
        ])}
      {(people.length > 1 || search.by) &&
        filter('by', t`Saved by`, [
          ['', t`Everyone`],
          ...people.map(({ user_id, name }) => [user_id, name] as const),
        ])}
      {filter('period', t`Time`, [
        ['', t`Any time`],
        ['day', t`Last 24 hours`],
        ['week', t`Last 7 days`],
        ['month', t`Last 30 days`],
        ['year', t`Last 12 months`],
      ])}
    </FilterRow>
  )
}
