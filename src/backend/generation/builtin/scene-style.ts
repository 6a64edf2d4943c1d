import type { OutputStyle } from '../provider.ts'
import type { Palette } from './palette/palette.ts'
import type { Pairing } from './type/pairing.ts'

/**
 * What makes two ads sisters: layout family, colours and fonts. Kept as values and not as the chance
 * they came from, so that a later release still makes more like a result of today.
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

/** The style an earlier output was stored with; null without one, or with one that is not ours. */
export function readStyle(style: OutputStyle | undefined): SceneStyle | null {
  const { layout, palette, pairing } = style ?? {}
  const isOurs = typeof layout === 'string' && isPalette(palette) && isPairing(pairing)
  if (!isOurs) return null
  // Results of the first release have no figures of their own.
  const figures = pairing.figures ?? pairing.display
  return { layout, palette, pairing: { ...pairing, figures } }
}

// A style with a layout was written by `writeStyle`, so an object there is the right one.
const isPalette = (value: unknown): value is Palette => isObject(value)
const isPairing = (value: unknown): value is Pairing => isObject(value)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null
