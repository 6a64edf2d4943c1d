import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { withoutSelling } from './sells.ts'

test.each<[Language, string, string]>([
  ['en', 'We sell handmade candles', 'handmade candles'],
  ['fr', 'On vend des bougies artisanales', 'bougies artisanales'],
  ['vi', 'shop mình bán nến thơm', 'nến thơm'],
  ['th', 'เราขายเทียนหอม', 'เทียนหอม'],
  ['zh', '我们专门卖手工蜡烛', '手工蜡烛'],
  ['en', 'Sell your old phone today', 'Sell your old phone today'],
])('a headline names what is sold, and not that somebody sells: %s %s', (language, text, named) => {
  expect(withoutSelling(text, language)).toBe(named)
})
