import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { makeModel } from '../../../tests/support/model-view'
import { modelName } from './model-name'

test('what the built-in engine is stands in words of the page, other names as they are', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  expect(modelName(i18n, makeModel({ label: 'Studio (local)' }))).toBe('Studio (built-in engine)')
  const other = makeModel({ label: 'Veo 3.1 (preview)', is_built_in: false })
  expect(modelName(i18n, other)).toBe('Veo 3.1 (preview)')
})
