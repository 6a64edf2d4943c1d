import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { firstSlot } from '../composer/slots'
import { presetsFor } from './presets'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

it.each([true, false])('every preset has a slot to fill in (built-in engine: %s)', (isBuiltIn) => {
  const presets = presetsFor(isBuiltIn)
  expect(presets).toHaveLength(6)
  for (const { prompt } of presets) expect(firstSlot(i18n._(prompt))).not.toBeNull()
})
