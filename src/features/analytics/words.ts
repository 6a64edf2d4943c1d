import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCreativeName } from '@/components/creations/creative-name'
import type { AdAnswer } from '@/contract/endpoints/figures'
import { AD_PLATFORM_NAMES, type FigureField, type FigureGroup } from '@/contract/figures'
import { entriesOf } from '@/contract/keys-of'

export const GROUP_LABELS: Record<FigureGroup, MessageDescriptor> = {
  creative: msg`Creative`,
  ad: msg`Ad`,
  hook: msg`Hook`,
  format: msg`Format`,
  ratio: msg`Ratio`,
  product: msg`Product`,
  brand: msg`Brand`,
  platform: msg`Platform`,
}

/** Labels of groups whose values are our own terms. */
const VALUE_LABELS: Record<string, MessageDescriptor> = {
  offer: msg`Leads with an offer`,
  price: msg`Leads with a price`,
  question: msg`Asks a question`,
  claim: msg`Makes a claim`,
  none: msg`No text`,
  image: msg`Image`,
  video: msg`Video`,
}

export const FIELD_LABELS: Record<FigureField, MessageDescriptor> = {
  day: msg`Day`,
  end: msg`Last day`,
  campaign: msg`Campaign`,
  ad_set: msg`Ad set`,
  ad: msg`Ad`,
  impressions: msg`Impressions`,
  clicks: msg`Clicks`,
  spend: msg`Spend`,
  conversions: msg`Conversions`,
  revenue: msg`Revenue`,
  currency: msg`Currency`,
}

/** Display name of what an answer is about. */
export function useAnswerName() {
  const { i18n } = useLingui()
  const nameOf = useCreativeName()
  return ({ key, label, creative }: Pick<AdAnswer, 'key' | 'label' | 'creative'>): string => {
    if (label) return label
    if (creative) return nameOf(creative)
    const known = VALUE_LABELS[key]
    const platform = entriesOf(AD_PLATFORM_NAMES).find(([name]) => name === key)
    return known ? i18n._(known) : (platform?.[1] ?? key)
  }
}
