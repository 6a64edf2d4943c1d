import type { TextLayer } from '../../../contract/layers.ts'
import {
  BRAND_SHARE_MIN,
  CONTRAST,
  LARGE_PX,
  PHONE_WIDTH,
  TEXT_PX,
  TEXT_SHARE_MAX,
} from '../../../contract/preflight.ts'
import { type Finding, found, isWritten, type Parts, type Subject } from './subject.ts'

/** Text height in CSS pixels on a phone that shows the ad at full screen width. */
export const phonePixels = (size: number, width: number): number => (size * PHONE_WIDTH) / width

export const leastPixels = ({ role }: Pick<TextLayer, 'role'>): number =>
  role === 'legal' ? TEXT_PX.legal : TEXT_PX.wanted

export function checkLegibility({ document }: Parts): Finding[] {
  return document.layers.filter(isWritten).flatMap((layer) => {
    const has = phonePixels(layer.size, document.width)
    const wants = leastPixels(layer)
    // Compares the rounded value that is displayed, with one decimal.
    if (Math.round(has * 10) >= wants * 10) return []
    const severity = layer.role !== 'legal' && has < TEXT_PX.least ? 'error' : 'warning'
    return [found('legibility', severity, { layer: layer.id, text: layer.text, has, wants })]
  })
}

/** The contrast that WCAG requires for text of this size. */
export function contrastWanted(layer: TextLayer, width: number): number {
  const pixels = phonePixels(layer.size, width)
  const large = layer.weight >= 700 ? LARGE_PX.bold : LARGE_PX.plain
  return pixels >= large ? CONTRAST.large : CONTRAST.wanted
}

export function checkContrast({ document, measures }: Parts): Finding[] {
  return document.layers.filter(isWritten).flatMap((layer) => {
    const has = measures.texts.find(({ id }) => id === layer.id)?.contrast
    // A former price is struck through: it's meant to stand back.
    const wants = layer.is_struck ? CONTRAST.large : contrastWanted(layer, document.width)
    if (has === undefined || Math.round(has * 10) >= wants * 10) return []
    const severity = has < CONTRAST.large ? 'error' : 'warning'
    return [found('contrast', severity, { layer: layer.id, text: layer.text, has, wants })]
  })
}

export function checkTextShare({ document, measures }: Parts): Finding[] {
  const inked = measures.texts.reduce((sum, text) => sum + text.inked, 0)
  const has = inked / (document.width * document.height)
  return has <= TEXT_SHARE_MAX
    ? []
    : [found('text_share', 'warning', { has, wants: TEXT_SHARE_MAX })]
}

/** Checks that a brand's color appears somewhere in its ad. */
export function checkBrandColors({ brand, parts, shots }: Subject): Finding[] {
  const shares = (parts ? [parts] : shots).flatMap(({ measures }) => measures.shares)
  if (!brand || shares.length === 0) return []
  const has = Math.max(...shares)
  if (has >= BRAND_SHARE_MIN) return []
  return [found('brand_colors', 'warning', { text: brand.name, has, wants: BRAND_SHARE_MIN })]
}
