import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { firstSlot, PRESETS } from './presets'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

it('every preset has a slot to fill in', () => {
  expect(PRESETS).toHaveLength(6)
  for (const { prompt } of PRESETS) expect(firstSlot(i18n._(prompt))).not.toBeNull()
})

it('finds the first slot', () => {
  expect(firstSlot('show [it] with [them]')).toEqual([5, 9])
  expect(firstSlot('no slot')).toBeNull()
})
