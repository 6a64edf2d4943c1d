import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { makeVideoFile } from '../../../../tests/support/removal-view'
import { resultName } from './result-name'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const nameOf = (original: string, result: string) =>
  resultName(i18n, { video: makeVideoFile(original), result: makeVideoFile(result) })

test('the result is called after the video that was brought, and ends as what it is', () => {
  expect(nameOf('Summer.sale.mp4', 'Summer.sale without watermark.mp4')).toBe(
    'Summer.sale without watermark.mp4',
  )
  expect(nameOf('old.avi', 'old without watermark.mp4')).toBe('old without watermark.mp4')
})

test('a long name keeps what tells it from its source', () => {
  expect(nameOf(`${'ก'.repeat(200)}.mov`, 'x.mov')).toBe(`${'ก'.repeat(60)} without watermark.mov`)
})
