import { useLingui } from '@lingui/react/macro'
import { COLOURS } from '@/components/creations/ad-labels'
import type { PaletteColour } from '@/contract/endpoints/seen-ads'

/** Colors of an ad, each as wide as its share. */
export function PaletteBar({ palette }: { palette: readonly PaletteColour[] }) {
  const { i18n } = useLingui()
  const names = palette.map(({ name }) => i18n._(COLOURS[name].label))
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(new Set(names))
  // Keeps the text below aligned with that of its neighbors.
  if (palette.length === 0) return <span className="h-2.5" />
  return (
    <span role="img" aria-label={list} className="flex h-2.5 overflow-hidden rounded-full border">
      {palette.map(({ colour, share }) => (
        <span key={colour} style={{ backgroundColor: colour, flexGrow: share }} />
      ))}
    </span>
  )
}
