import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import type { AdAnswers } from '@/contract/endpoints/figures'
import { AD_PLATFORM_NAMES, FIGURE_GROUPS } from '@/contract/figures'
import { type AnalyticsSearch, readAnalyticsSearch } from './search'
import { GROUP_LABELS } from './words'

interface FiltersProps {
  search: AnalyticsSearch
  extent: Pick<AdAnswers, 'platforms' | 'from' | 'to'>
}

/** Grouping, platform and days of the figures; all kept in the address. */
export function Filters({ search, extent }: FiltersProps) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const set = (change: Record<string, string>) =>
    void navigate({
      to: '.',
      search: readAnalyticsSearch({ ...search, ...change }),
      replace: true,
      resetScroll: false,
    })
  const days = { min: extent.from ?? undefined, max: extent.to ?? undefined, className: 'w-auto' }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Named label={<Trans>Group by</Trans>}>
        {(id) => (
          <Select
            id={id}
            value={search.by ?? 'creative'}
            onChange={({ target }) => set({ by: target.value })}
          >
            {FIGURE_GROUPS.map((group) => (
              <option key={group} value={group}>
                {i18n._(GROUP_LABELS[group])}
              </option>
            ))}
          </Select>
        )}
      </Named>
      <Named label={<Trans>Platform</Trans>}>
        {(id) => (
          <Select
            id={id}
            value={search.platform ?? ''}
            onChange={({ target }) => set({ platform: target.value })}
          >
            <option value="">{t`All platforms`}</option>
            {extent.platforms.map((platform) => (
              <option key={platform} value={platform}>
                {AD_PLATFORM_NAMES[platform]}
              </option>
            ))}
          </Select>
        )}
      </Named>
      <Named label={<Trans>First day</Trans>}>
        {(id) => (
          <Input
            {...days}
            id={id}
            type="date"
            value={search.from ?? ''}
            onChange={({ target }) => set({ from: target.value })}
          />
        )}
      </Named>
      <Named label={<Trans>Last day</Trans>}>
        {(id) => (
          <Input
            {...days}
            id={id}
            type="date"
            value={search.to ?? ''}
            onChange={({ target }) => set({ to: target.value })}
          />
        )}
      </Named>
    </div>
  )
}

interface NamedProps {
  label: ReactNode
  children: (id: string) => ReactNode
}

function Named({ label, children }: NamedProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} className="text-muted-foreground text-xs">
        {label}
      </Label>
      {children(id)}
    </div>
  )
}
