import { useLingui } from '@lingui/react/macro'
import { Scan } from 'lucide-react'
import type { PreviewZone } from './zones'

export interface ZoneChoiceProps {
  zones: readonly PreviewZone[]
  /** Id of the placement whose safe zone is shown. */
  shown: string | null
  onShow: (placementId: string | null) => void
}

/** Chooses the platform whose safe zone lies over the picture; renders nothing where none fits its shape. */
export function ZoneChoice({ zones, shown, onShow }: ZoneChoiceProps) {
  const { t } = useLingui()
  if (zones.length === 0) return null
  const value = zones.some(({ placementId }) => placementId === shown) ? shown : null
  return (
    <label
      className="flex min-w-0 items-center gap-2 rounded-md px-2 hover:bg-white/15"
      title={t`Safe zone`}
    >
      <Scan className="size-4 shrink-0" aria-hidden />
      <select
        aria-label={t`Safe zone`}
        className="field-sizing-content min-h-10 min-w-0 max-w-36 cursor-pointer truncate bg-transparent text-sm sm:max-w-56 pointer-coarse:min-h-11"
        value={value ?? ''}
        onChange={({ target }) => onShow(target.value || null)}
      >
        <option value="" className="text-black">
          {t`Off`}
        </option>
        {zones.map(({ placementId, name }) => (
          <option key={placementId} value={placementId} className="text-black">
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
