import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { SCENES } from '@/components/starters/scenes'
import { firstSlot } from '../composer/slots'
import { ADS } from './presets'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

it.each([
  ['the built-in engine', ADS],
  ['models that make pictures', SCENES],
])('every starter for %s has a slot to fill in', (_, presets) => {
  expect(presets).toHaveLength(6)
  for (const { prompt } of presets) expect(firstSlot(i18n._(prompt))).not.toBeNull()
})
