import { Trans, useLingui } from '@lingui/react/macro'
import { SafeZoneFrame } from '@/components/creations/safe-zone-frame'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { Select } from '@/components/ui/select'
import type { Creative } from '@/contract/endpoints/creatives'
import { EXPORT_FORMATS, type ExportFormat, shapeOf, takesKind } from '@/contract/export-formats'
import { isPlatform } from './fit'

interface PlatformPreviewProps {
  creative: Creative
  shownId: string | null
  onShow: (formatId: string | null) => void
}

const SAME_SHAPE = 0.03

/** Placements of a creative's shape whose controls cover part of it. */
const zonesFor = ({ kind, width, height }: Creative): ExportFormat[] =>
  EXPORT_FORMATS.filter(
    (format) =>
      format.safeZone &&
      takesKind(format, kind) &&
      Math.abs(width / height / shapeOf(format.ratio) - 1) < SAME_SHAPE,
  )

/** The creative with an overlay of what a platform covers. */
export function PlatformPreview({ creative, shownId, onShow }: PlatformPreviewProps) {
  const { t } = useLingui()
  const zones = zonesFor(creative)
  const shown = zones.find(({ id }) => id === shownId) ?? null
  const ratio = creative.width / creative.height
  return (
    <div className="flex min-w-0 flex-col items-center gap-3">
      <div
        className="relative w-full overflow-hidden rounded-md bg-muted"
        style={{ aspectRatio: ratio, maxWidth: `calc(46dvh * ${ratio})` }}
      >
        {creative.kind === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: what is said in it is also read on it.
          <video
            src={creative.url}
            poster={creative.preview_url}
            controls={!shown}
            loop
            playsInline
            className="size-full"
          />
        ) : (
          <img src={creative.preview_url} alt="" className="size-full object-contain" />
        )}
        {shown?.safeZone && <SafeZoneFrame zone={shown.safeZone} />}
        {shown?.rule.rightRail && <Rail {...shown.rule.rightRail} />}
      </div>
      {zones.length > 0 ? (
        <Select
          aria-label={t`Safe zone`}
          value={shown?.id ?? ''}
          onChange={({ target }) => onShow(target.value || null)}
        >
          <option value="">{t`No safe zone shown`}</option>
          {zones.map(({ id, platform, name }) => (
            <option key={id} value={id}>
              {isPlatform(platform) ? PLATFORM_NAMES[platform] : platform} · {name}
            </option>
          ))}
        </Select>
      ) : (
        <p className="text-muted-foreground text-sm">
          <Trans>No known safe zone for this aspect ratio</Trans>
        </p>
      )}
    </div>
  )
}

/** A column of buttons at the right edge. */
function Rail({ width, fromTop }: { width: number; fromTop: number }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute right-0 bottom-0 border-2 border-white border-dashed bg-black/60"
      style={{ width: `${width * 100}%`, top: `${fromTop * 100}%` }}
    />
  )
}
