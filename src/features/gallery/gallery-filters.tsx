import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { SegmentLinks } from '@/components/segment-links'
import { ASPECT_RATIOS } from '@/contract/generation'
import { GALLERY_PAGE_SIZE_DEFAULT, GALLERY_PAGE_SIZES } from '@/contract/limits'
import { GalleryFilter } from './gallery-filter'
import type { GallerySearch } from './search'
import { SearchField } from './search-field'
import { ViewPicker } from './view-picker'

/** Filters, sort order, page size and tile size. */
export function GalleryFilters({ search }: { search: GallerySearch }) {
  const { t } = useLingui()
  const { data } = useQuery(modelsQuery())
  const models = data?.models.filter(({ status }) => status !== 'retired') ?? []
  return (
    <div className="flex flex-col gap-2 py-1 sm:flex-row sm:flex-wrap sm:items-center">
      <SearchField key={search.q} search={search} />
      <div className="scroll-fade-x relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:contents">
        <TypeLinks search={search} />
        <GalleryFilter
          name="model"
          label={t`Model`}
          search={search}
          options={[['', t`All models`], ...models.map(({ id, label }) => [id, label] as const)]}
          className="max-w-56"
        />
        <GalleryFilter
          name="ratio"
          label={t`Format`}
          search={search}
          options={[
            ['', t`All formats`],
            ...Object.keys(ASPECT_RATIOS).map((ratio) => [ratio, ratio] as const),
          ]}
        />
        <GalleryFilter
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
        <div className="flex shrink-0 items-center gap-2 sm:ml-auto">
          <GalleryFilter
            name="sort"
            label={t`Order`}
            search={search}
            options={[
              ['', t`Newest first`],
              ['oldest', t`Oldest first`],
            ]}
          />
          <GalleryFilter
            name="size"
            label={t`Items per page`}
            search={{ ...search, size: search.size ?? GALLERY_PAGE_SIZE_DEFAULT }}
            options={GALLERY_PAGE_SIZES.map((size) => [String(size), t`${size} per page`] as const)}
          />
          <ViewPicker search={search} />
        </div>
      </div>
    </div>
  )
}

function TypeLinks({ search }: { search: GallerySearch }) {
  const { t } = useLingui()
  const option = (type: GallerySearch['type'], content: React.ReactNode) => ({
    key: type ?? 'all',
    search: { ...search, type, page: undefined },
    isCurrent: search.type === type,
    content,
  })
  return (
    <SegmentLinks
      label={t`Type`}
      options={[
        option(undefined, <Trans>All</Trans>),
        option('image', <Trans>Images</Trans>),
        option('video', <Trans>Videos</Trans>),
      ]}
    />
  )
}
