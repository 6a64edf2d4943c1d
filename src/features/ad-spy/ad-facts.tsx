import { Trans, useLingui } from '@lingui/react/macro'
import { COLOURS } from '@/components/creations/ad-labels'
import { Fact } from '@/components/creations/fact'
import { clockTime } from '@/components/creations/output-text'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { NewTabMark } from '@/components/new-tab-mark'
import { AD_PLACEMENTS } from '@/contract/ad-placements'
import type { PaletteColour, SeenAd } from '@/contract/endpoints/seen-ads'
import { isKeyOf } from '@/contract/keys-of'
import { PaletteBar } from './palette-bar'

/** Facts extracted from an ad and its page. */
export function AdFacts({ ad }: { ad: SeenAd }) {
  const { media, palette, placements, description, source_url: url, site } = ad
  return (
    <div className="flex min-w-0 flex-col gap-4 text-sm">
      {palette.length > 0 && <Palette palette={palette} isOfFilm={media?.kind === 'video'} />}
      {media && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 tabular-nums">
          <Fact name={<Trans>Format</Trans>}>
            {media.width} × {media.height}
            {media.aspect_ratio && ` · ${media.aspect_ratio}`}
          </Fact>
          {media.duration_seconds !== null && (
            <Fact name={<Trans>Length</Trans>}>
              {clockTime(media.duration_seconds)}
              {' · '}
              {media.has_audio ? <Trans>with sound</Trans> : <Trans>no sound</Trans>}
            </Fact>
          )}
          <Fact name={<Trans>Placements</Trans>}>
            {placements.length > 0 ? (
              <ul>
                {placements.map((id) => (
                  <li key={id}>{placementName(id)}</li>
                ))}
              </ul>
            ) : (
              <Trans>No placement fits this ad.</Trans>
            )}
          </Fact>
        </dl>
      )}
      {url && (
        <div className="flex flex-col gap-1">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex items-center gap-1.5 self-start underline underline-offset-4"
          >
            {site ?? url}
            <NewTabMark />
          </a>
          {description && (
            <p className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line text-muted-foreground">
              {description}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function placementName(id: string): string {
  const { platform, placement } = AD_PLACEMENTS.find((row) => row.id === id) ?? {}
  if (!platform || !placement) return id
  return `${isKeyOf(PLATFORM_NAMES, platform) ? PLATFORM_NAMES[platform] : platform} · ${placement}`
}

interface PaletteProps {
  palette: readonly PaletteColour[]
  isOfFilm: boolean
}

function Palette({ palette, isOfFilm }: PaletteProps) {
  const { i18n } = useLingui()
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  return (
    <section className="flex flex-col gap-2">
      <PaletteBar palette={palette} />
      <ul className="flex flex-col gap-1">
        {palette.map(({ colour, name, share }) => (
          <li key={colour} className="flex min-w-0 items-center gap-2 tabular-nums">
            <span
              className="size-4 shrink-0 rounded-full border"
              style={{ backgroundColor: colour }}
              aria-hidden
            />
            <span className="truncate">{i18n._(COLOURS[name].label)}</span>
            <code className="text-xs">{colour}</code>
            <span className="ml-auto text-muted-foreground">{percent.format(share)}</span>
          </li>
        ))}
      </ul>
      {isOfFilm && (
        <p className="text-muted-foreground text-xs">
          <Trans>Colors from one frame of the video.</Trans>
        </p>
      )}
    </section>
  )
}
