import { expect, test } from 'vitest'
import { findDrawers } from './file-names.ts'

test('files named after a drawer are found, files named after a subject are not', () => {
  const paths = ['src/browser/utils.ts', 'src/api/string-helpers.ts', 'src/services/mail.ts']
  expect(findDrawers(paths)).toHaveLength(3)
  expect(findDrawers(['src/browser/dates.ts', 'src/routes/terms-of-service.tsx'])).toEqual([])
})
