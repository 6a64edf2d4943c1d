import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { sisterLine } from './sister-line'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test('[R2.42] a sister site that comes with the product says what it is, another where it is', () => {
  expect(sisterLine(i18n, 'https://openverse.org')).not.toContain('openverse')
  expect(sisterLine(i18n, 'https://example.com/start')).toBe('example.com')
})
