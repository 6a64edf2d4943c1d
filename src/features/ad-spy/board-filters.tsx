import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { COLOURS } from '@/components/creations/ad-labels'
import { FilterRow } from '@/components/filters/filter-row'
import { FilterSelect } from '@/components/filters/filter-select'
import { WordSearch } from '@/components/filters/word-search'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { ASPECT_RATIOS } from '@/contract/generation'
import { entriesOf, keysOf } from '@/contract/keys-of'
import { type AdSpySearch, hasFilters, readAdSpySearch, STARS } from './search'

interface BoardFiltersProps {
  search: AdSpySearch
  tags: readonly string[]
}

/** Filters of the board, kept in the address. */
export function BoardFilters({ search, tags }: BoardFiltersProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lists = useFilterLists(tags)
  const change = (changed: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: readAdSpySearch({ ...search, ...changed }),
      replace: true,
      resetScroll: false,
    })
  return (
    <FilterRow
      wordSearch={
        <WordSearch
          key={search.q}
          label={t`Search words, notes, and brands`}
          words={search.q}
          onSearch={(q) => change({ q })}
        />
      }
      cleared={hasFilters(search) ? {} : null}
    >
      {lists
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

interface FilterList {
  name: Exclude<keyof AdSpySearch, 'q'>
  label: string
  options: readonly (readonly [value: string, words: string])[]
}

function useFilterLists(tags: readonly string[]): FilterList[] {
  const { t, i18n } = useLingui()
  const colours = entriesOf(COLOURS).map(([name, { label }]) => [name, i18n._(label)] as const)
  const ratios = keysOf(ASPECT_RATIOS).map((ratio) => [ratio, ratio] as const)
  return [
    {
      name: 'type',
      label: t`Type`,
      options: [
        ['', t`Images and videos`],
        ['image', t`Images`],
        ['video', t`Videos`],
      ],
    },
    {
      name: 'channel',
      label: t`Platform`,
      options: [['', t`All platforms`], ...entriesOf(PLATFORM_NAMES)],
    },
    { name: 'ratio', label: t`Ratio`, options: [['', t`All ratios`], ...ratios] },
    { name: 'colour', label: t`Color`, options: [['', t`All colors`], ...colours] },
    {
      name: 'length',
      label: t`Length`,
      options: [
        ['', t`Any length`],
        ['six', t`Up to 6 seconds`],
        ['fifteen', t`6 to 15 seconds`],
        ['thirty', t`15 to 30 seconds`],
        ['longer', t`Over 30 seconds`],
      ],
    },
    {
      name: 'tag',
      label: t`Tag`,
      options: [['', t`All tags`], ...tags.map((tag) => [tag, tag] as const)],
    },
    {
      name: 'stars',
      label: t`Stars`,
      options: [
        ['', t`Any rating`],
        ...STARS.map((stars) => [String(stars), t`${stars} stars or more`] as const),
      ],
    },
  ]
}
