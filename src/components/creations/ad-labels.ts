import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColourName, Mood } from '@/contract/ad-words'
import type { PromptCorrections } from '@/contract/endpoints/prompts'

/** The parts of an ad, as named in the composer and the inspector. */
export const FIELD_LABELS: Record<keyof PromptCorrections, MessageDescriptor> = {
  brand: msg`Brand`,
  headline: msg`Headline`,
  subline: msg`Subheadline`,
  offer: msg`Offer`,
  price: msg`Price`,
  old_price: msg`Former price`,
  eyebrow: msg`Line above the headline`,
  cta: msg`Button`,
  author: msg`Quote by`,
  legal: msg`Small print`,
  features: msg`Features`,
  subject: msg`Subject`,
  mood: msg`Mood`,
  colours: msg`Colors`,
}

export const MOOD_LABELS: Record<Mood, MessageDescriptor> = {
  luxury: msg`Luxurious`,
  playful: msg`Playful`,
  minimal: msg`Minimal`,
  tech: msg`Technical`,
  nature: msg`Natural`,
  calm: msg`Calm`,
  energetic: msg`Energetic`,
  warm: msg`Cozy`,
}

/** Color names for people who cannot see the swatch, and the swatch itself. */
export const COLOURS: Record<ColourName, { label: MessageDescriptor; swatch: string }> = {
  red: { label: msg`Red`, swatch: '#d92d3a' },
  orange: { label: msg`Orange`, swatch: '#e8792b' },
  yellow: { label: msg`Yellow`, swatch: '#efc62c' },
  green: { label: msg`Green`, swatch: '#2f9e58' },
  teal: { label: msg`Teal`, swatch: '#12a0a0' },
  blue: { label: msg`Blue`, swatch: '#2b6fe0' },
  purple: { label: msg`Purple`, swatch: '#8a4fd3' },
  pink: { label: msg`Pink`, swatch: '#e5559b' },
  brown: { label: msg`Brown`, swatch: '#85583a' },
  black: { label: msg`Black`, swatch: '#16161a' },
  white: { label: msg`White`, swatch: '#ffffff' },
  grey: { label: msg`Gray`, swatch: '#8b8d94' },
  gold: { label: msg`Gold`, swatch: '#c79a2e' },
  beige: { label: msg`Beige`, swatch: '#dccbb0' },
}
