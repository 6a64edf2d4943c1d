import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { cn } from '@/components/ui/class-names'
import type { AdPlatform } from '@/contract/campaign-words'
import type { ExportFormat } from '@/contract/export-formats'
import { byPlatform } from './fit'

interface FormatChoiceProps {
  offered: readonly ExportFormat[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Placements by platform, each with the ratios it takes. */
export function FormatChoice({ offered, chosen, onChange }: FormatChoiceProps) {
  const { t } = useLingui()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-medium text-sm">{t`Placements`}</legend>
      {byPlatform(offered, ({ platform }) => platform).map(([platform, formats]) => (
        <PlatformGroup
          key={platform}
          platform={platform}
          formats={formats}
          chosen={chosen}
          onChange={onChange}
        />
      ))}
    </fieldset>
  )
}

interface PlatformGroupProps extends Omit<FormatChoiceProps, 'offered'> {
  platform: AdPlatform
  formats: readonly ExportFormat[]
}

function PlatformGroup({ platform, formats, chosen, onChange }: PlatformGroupProps) {
  const ids = formats.map(({ id }) => id)
  const count = ids.filter((id) => chosen.includes(id)).length
  const others = chosen.filter((id) => !ids.includes(id))
  // Stays open when the last one is deselected, because the user is still working in it.
  const [isOpenAtFirst] = useState(count > 0)
  return (
    <details open={isOpenAtFirst} className="rounded-md border">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-3 text-sm pointer-coarse:min-h-11">
        <span className="grow font-medium">{PLATFORM_NAMES[platform]}</span>
        <span className="text-muted-foreground text-xs tabular-nums">
          {count}/{ids.length}
        </span>
      </summary>
      <div className="flex flex-col gap-2 border-t px-3 py-2">
        <button
          type="button"
          className="self-start text-link text-sm underline-offset-4 hover:underline"
          onClick={() => onChange(count === ids.length ? others : [...others, ...ids])}
        >
          {count === ids.length ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
        </button>
        <PlacementRows formats={formats} chosen={chosen} onChange={onChange} />
      </div>
    </details>
  )
}

function PlacementRows({
  formats,
  chosen,
  onChange,
}: Omit<FormatChoiceProps, 'offered'> & { formats: readonly ExportFormat[] }) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const placements = Map.groupBy(formats, ({ placement }) => placement)
  return (
    <ul className="flex flex-col gap-2">
      {[...placements].map(([placement, rows]) => (
        <li key={placement} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-40 grow basis-0 text-sm">{rows[0]?.name}</span>
          <span className="flex flex-wrap gap-1.5">
            {rows.map(({ id, ratio, width, height, name }) => {
              const pixels = `${width} × ${height}`
              // A banner's ratio equals its pixels, which would be redundant.
              const isBanner = ratio === `${width}:${height}`
              return (
                <label
                  key={id}
                  title={pixels}
                  className={cn(
                    'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border px-2.5 text-xs tabular-nums pointer-coarse:min-h-11',
                    chosen.includes(id) ? 'border-primary' : 'border-input',
                  )}
                >
                  <input
                    type="checkbox"
                    aria-label={`${name} ${isBanner ? pixels : ratio}`}
                    checked={chosen.includes(id)}
                    onChange={() => toggle(id)}
                    className="accent-primary"
                  />
                  {isBanner ? pixels : ratio}
                </label>
              )
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
