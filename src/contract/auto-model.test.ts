import { expect, test } from 'vitest'
import { chooseAuto } from './auto-model.ts'
import type { WorkflowType } from './generation.ts'

const ENGINE = { id: 'engine', canLayOut: true, milliCredits: { '1k': 1_000 } }
const CHEAP = { id: 'cheap', canLayOut: false, milliCredits: { '1k': 2_000, '2k': 9_000 } }
const DEAR = { id: 'dear', canLayOut: false, milliCredits: { '1k': 8_000 } }
const ALL = [ENGINE, DEAR, CHEAP]

function choose(prompt: string, given: { type?: WorkflowType; needsEngine?: boolean } = {}) {
  const { type: workflowType = 'text_to_image', needsEngine = false } = given
  const chosen = chooseAuto(ALL, { workflowType, prompt, needsEngine })
  return [chosen?.model.id, chosen?.reason]
}

test.each([
  'a red mug on a white table, morning light',
  'une tasse rouge sur une table blanche',
  '白いテーブルの上の赤いマグカップ',
  'two cats, 30 candles and 1 cake',
])('a scene goes to the cheapest model: %s', (prompt) => {
  expect(choose(prompt)).toEqual(['cheap', 'scene'])
  expect(choose(prompt, { type: 'image_to_video' })).toEqual(['cheap', 'scene'])
})

test.each([
  'Poster: "Summer sale" in red',
  'Affiche « Soldes d’été »',
  'ポスター「夏のセール」',
  'Red shoes −50 %',
  'Shoes for $49',
  'Schuhe, 49 €',
  'Giày đỏ 499.000 ₫',
  '赤い靴 4,900円',
])('words and figures that have to be set as they are go to the engine: %s', (prompt) => {
  expect(choose(prompt)).toEqual(['engine', 'words'])
})

test('what only the engine can keep goes there, and so do edits', () => {
  expect(choose('a red mug', { needsEngine: true })).toEqual(['engine', 'abilities'])
  expect(choose('make the mug blue', { type: 'image_edit' })).toEqual(['engine', 'edits'])
})

test('before anything is said nothing speaks for what costs more', () => {
  expect(choose(' ')).toEqual(['engine', 'words'])
  expect(choose('', { type: 'image_to_video' })).toEqual(['cheap', 'scene'])
})

test('where one is alone it is chosen, and where nobody is, none', () => {
  const wish = { workflowType: 'text_to_image', prompt: 'a mug', needsEngine: false } as const
  expect(chooseAuto([ENGINE], wish)).toEqual({ model: ENGINE, reason: 'only' })
  expect(chooseAuto([DEAR, CHEAP], wish)).toEqual({ model: CHEAP, reason: 'only' })
  expect(chooseAuto([], wish)).toBeNull()
})
