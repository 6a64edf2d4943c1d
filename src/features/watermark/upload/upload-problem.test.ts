import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { videoProblemSentence } from './upload-problem'

test('[R5.12] a file of another type is named', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  expect(videoProblemSentence(i18n, { kind: 'not_a_video' }, 'notes.txt')).toBe(
    'Please upload a video: notes.txt isn’t one.',
  )
})
