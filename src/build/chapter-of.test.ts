import { expect, test } from 'vitest'
import { chapterOf } from './chapter-of.ts'

test.each([
  ['src/features/launches/list/launch-card.tsx', 'launches'],
  ['src/components/reviews/stars.tsx', 'reviews'],
  ['src/i18n/error-messages.ts', 'failures'],
  ['src/features/create/understanding/left-out.tsx', 'create-understanding'],
])('the words of %s are in the chapter of %s, which no list knows', (file, chapter) => {
  expect(chapterOf(file)).toBe(chapter)
})

test.each([
  'src/features/launches/launches-head.ts',
  'src/features/create/create-page.tsx',
  'src/components/ui/dialog.tsx',
  'src/components/lazy-menu.tsx',
  'src/routes/$lang/_shell/launches.tsx',
])('the words of %s come with every page', (file) => {
  expect(chapterOf(file)).toBeNull()
})
