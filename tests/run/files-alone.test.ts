import { expect, test } from 'vitest'
import { filesAlone } from './files-alone.ts'

test('a test that replaces modules has a process of its own, one that does not shares', () => {
  const files = filesAlone('src/**/*.test.tsx')
  expect(files).toContain('src/components/creations/star-button.test.tsx')
  expect(files).not.toContain('src/components/ui/button.test.tsx')
})
