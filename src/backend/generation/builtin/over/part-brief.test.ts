import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { printedOf } from '../prompt/printed.ts'
import { partBrief } from './part-brief.ts'
import { scenePrompt } from './scene-prompt.ts'

const SQUARE = {
  workflowType: 'text_to_image',
  width: 1080,
  height: 1080,
  hasBrand: false,
} as const
const sceneFor = (prompt: string, given: Partial<Parameters<typeof scenePrompt>[0]> = {}) =>
  scenePrompt({ ...SQUARE, language: 'en', prompt, ...given })

test.each([
  ['en', 'A woman running on a beach at sunset, cinematic light, 35mm'],
  ['en', 'ultra realistic photo of a golden retriever puppy, shallow depth of field, 8k'],
  ['de', 'Ein Fahrrad vor einer Backsteinmauer, Herbstlicht'],
  ['ja', '桜の下の赤いベンチ、春の光'],
] satisfies [Language, string][])(
  'a description of a picture has no words to print (%s)',
  (language, prompt) => {
    expect(sceneFor(prompt, { language })).toBeNull()
  },
)

test.each([
  [
    'en',
    'Cold brew can on a wet rock at dawn. Headline: “Wake up slow”. $3.90. Button “Try it”',
    ['Wake up slow', '$3.90', 'Try it'],
    'Cold brew can on a wet rock at dawn',
  ],
  [
    'fr',
    'Un croissant doré sur une table en marbre, lumière du matin. Titre « Le vrai petit-déjeuner ». 1,90 €',
    ['Le vrai petit-déjeuner', '1,90 €'],
    'Un croissant doré sur une table en marbre, lumière du matin',
  ],
  [
    'de',
    'Kaffeerösterei Blum: 20 % auf alle Bohnen. Foto von gerösteten Bohnen auf Holz, warm. Jetzt bestellen',
    ['Kaffeerösterei Blum', '20 % auf alle Bohnen', 'Jetzt bestellen'],
    'Foto von gerösteten Bohnen auf Holz, warm',
  ],
] satisfies [Language, string, string[], string][])(
  'what is printed and what is painted are told apart (%s)',
  (language, prompt, printed, scene) => {
    const parted = partBrief({ prompt, language })
    expect(printedOf(parted.brief)).toEqual(printed)
    expect(parted.scene).toBe(scene)
    const asked = sceneFor(prompt, { language })
    expect(asked).toContain(scene)
    for (const words of printed.filter((text) => text !== 'Kaffeerösterei Blum'))
      expect(asked).not.toContain(words)
  },
)

test('no button is invented, and no figure of a headline that says the subject reaches the model', () => {
  const prompt = 'Trail shoes 2027, 30% off until Sunday'
  expect(partBrief({ prompt, language: 'en' }).brief.cta).toBe('')
  expect(sceneFor(prompt)).toContain('nowhere written: Trail shoes.')
  expect(sceneFor(prompt)).not.toMatch(/2027|30/)
})

test('room is asked for where words will stand: beside the subject in wide frames, else above it', () => {
  const prompt = '“Slow mornings”. A mug on stone'
  expect(sceneFor(prompt)).toContain('upper third')
  expect(sceneFor(prompt, { width: 1920 })).toContain('left third')
})

test('letters in a picture are the model’s to change; words are added where they are asked for', () => {
  const edit = { workflowType: 'image_edit' } as const
  expect(sceneFor('Replace the text “OLD” with “NEW”', edit)).toBeNull()
  expect(sceneFor('Change the background to a beach', edit)).toBeNull()
  const added = sceneFor(
    'Put the shoes on a trail at sunrise. Headline “Grip everything”. $129',
    edit,
  )
  expect(added).toMatch(/^Put the shoes on a trail at sunrise\./)
  expect(added).not.toMatch(/Grip|129/)
})

test('words set by hand are words, and a brand alone keeps letters out of the picture', () => {
  const prompt = 'A red mug on a white table'
  expect(sceneFor(prompt, { corrections: { headline: 'Mugs' } })).toContain('No text')
  expect(sceneFor(prompt, { hasBrand: true })).toMatch(/^A red mug on a white table\. No text/)
})
