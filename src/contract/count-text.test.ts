import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test.each([
  ['an emoji of a family as one', '👨‍👩‍👧‍👦!', {}, 2],
  ['a Thai letter with its vowel and tone as one', 'ที่', {}, 1],
  ['Korean by syllables, however they are encoded', '한국'.normalize('NFD'), {}, 2],
  ['an accent with its letter', 'é'.normalize('NFD'), {}, 1],
  ['nothing of the space around', '  buy  ', {}, 3],
  [
    'a link as what the platform takes for it',
    'Now https://example.com/a/very/long/address',
    { linkCost: 23 },
    27,
  ],
  ['wide letters twice where the platform does', '靴 sale', { wideCost: 2 }, 7],
])('counts %s', (_what, text, limit, count) => {
  expect(countText(text, limit).count).toBe(count)
})

test.each([
  ['新しい靴が今だけ二割引き', { max: 20, maxCjk: 10 }, 'too_long'],
  ['Neue Schuhe', { max: 20, maxCjk: 10 }, 'fits'],
  ['नए जूते आज ही खरीदें', { max: 40, maxCjk: 5 }, 'too_long'],
  ['A headline of some length', { warn: 10, max: 40 }, 'long'],
  ['A', { min: 2, max: 20 }, 'too_short'],
  ['', { min: 2, max: 20 }, 'empty'],
] as const)('“%s” within %o is %s', (text, limit, verdict) => {
  expect(countText(text, limit).verdict).toBe(verdict)
})
