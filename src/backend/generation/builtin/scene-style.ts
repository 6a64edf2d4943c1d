import type { OutputStyle } from '../provider.ts'
import type { Palette } from './palette/palette.ts'
import type { Pairing } from './type/pairing.ts'

/**
 * What makes two ads siblings: layout family, colors, and fonts. Stored as values instead of the seed
 * behind them, so that a later release can still match a result of today.
 */
export interface SceneStyle {
  layout: string
  palette: Palette
  pairing: Pairing
}

export const writeStyle = ({ layout, palette, pairing }: SceneStyle): OutputStyle => ({
  layout,
  palette,
  pairing,
})

/** The style that an earlier output was stored with; null if it has none, or one that isn't ours. */
export function readStyle(style: OutputStyle | undefined): SceneStyle | null {
  const { layout, palette, pairing } = style ?? {}
  const isOurs = typeof layout === 'string' && isPalette(palette) && isPairing(pairing)
  if (!isOurs) return null
  // Results of the first release have no separate figures font.
  const figures = pairing.figures ?? pairing.display
  return { layout, palette, pairing: { ...pairing, figures } }
}

// A style with a layout was written by `writeStyle`, so its objects are the right ones.
const isPalette = (value: unknown): value is Palette => isObject(value)
const isPairing = (value: unknown): value is Pairing => isObject(value)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null
