import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LayerRole, PictureLayer } from '@/contract/layers'

const ROLES: Record<LayerRole, MessageDescriptor> = {
  ground: msg`Background`,
  picture: msg`Image`,
  product: msg`Product`,
  panel: msg`Panel`,
  decor: msg`Decoration`,
  eyebrow: msg`Line above the headline`,
  headline: msg`Headline`,
  subline: msg`Subheadline`,
  price: msg`Price`,
  badge: msg`Badge`,
  chip: msg`Fact`,
  cta: msg`Button`,
  logo: msg`Logo`,
  legal: msg`Legal line`,
  mark: msg`“Made with” label`,
  text: msg`Text`,
  shape: msg`Shape`,
}

const WORDS_SHOWN = 40

/** Display name of a layer: its role and its words. */
export function layerName(i18n: I18n, layer: PictureLayer): string {
  const role = i18n._(ROLES[layer.role])
  if (layer.kind !== 'text') return role
  const words = layer.text.replaceAll('\n', ' ').trim()
  return words ? `${role}: ${[...words].slice(0, WORDS_SHOWN).join('')}` : role
}
