import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import type { EditName } from './edit-words.ts'
import { readInstruction } from './read-instruction.ts'

const wishOf = (language: Language, text: string, name: EditName) =>
  readInstruction(text, language).wishes.get(name)

test.each<[Language, string, string | null, string | null]>([
  ['en', 'Make the mug dark green', 'green', 'deep'],
  ['en', 'Change the colour to blue', 'blue', null],
  ['de', 'Färbe die Tasse hellblau', 'blue', 'pale'],
  ['es', 'Pinta el producto de rojo', 'red', null],
  ['fr', 'Change la couleur du produit en vert clair', 'green', 'pale'],
  ['pt', 'Mude a cor do produto para azul escuro', 'blue', 'deep'],
  ['vi', 'Đổi màu sản phẩm thành xanh dương', 'blue', null],
  ['zh', '把商品改成深蓝色', 'blue', 'deep'],
  ['ja', '商品を青くして', 'blue', null],
  ['ko', '제품을 빨간색으로 바꿔줘', 'red', null],
  ['th', 'เปลี่ยนสินค้าเป็นสีแดง', 'red', null],
])('%s: “%s” colours the product %s', (language, text, name, tone) => {
  const { edits, beyond } = readInstruction(text, language)
  expect({ edits: [...edits.keys()], beyond }).toEqual({ edits: ['recolour'], beyond: [] })
  expect(wishOf(language, text, 'recolour')?.colour).toMatchObject({ name, tone })
})

test.each<[Language, string, EditName, { across: number | null; down: number | null }]>([
  ['en', 'Add the text “Hello” at the top', 'addText', { across: null, down: 0 }],
  ['en', 'Add the text “Hello”, bottom right', 'addText', { across: 1, down: 1 }],
  ['de', 'Schreibe „Hallo“ unten links', 'addText', { across: 0, down: 1 }],
  [
    'es',
    'Pon una insignia «-30 %» en la esquina inferior derecha',
    'addBadge',
    { across: 1, down: 1 },
  ],
  ['fr', 'Mets notre logo en haut à droite', 'addLogo', { across: 1, down: 0 }],
  ['vi', 'Thêm chữ “Xin chào” ở giữa', 'addText', { across: 0.5, down: 0.5 }],
  ['zh', '在左下角添加文字“你好”', 'addText', { across: 0, down: 1 }],
  ['zh', '右下角加上“限时特价”四个字', 'addText', { across: 1, down: 1 }],
  ['ja', '右上に「新作」のバッジを付けて', 'addBadge', { across: 1, down: 0 }],
])('%s: “%s” stands where it says', (language, text, name, place) => {
  expect(readInstruction(text, language).beyond).toEqual([])
  expect(wishOf(language, text, name)?.place).toEqual(place)
})

test.each<[Language, string, number, number]>([
  ['en', 'Crop it to a square', 1, 1],
  ['en', 'Extend to 4:5', 4, 5],
  ['de', 'Auf Hochformat zuschneiden', 9, 16],
  ['fr', 'Recadre au format carré en gardant le produit', 1, 1],
  ['ja', '画像を16:9に広げて、左右はぼかして', 16, 9],
  ['ko', '정사각형으로 잘라줘', 1, 1],
])('%s: “%s” asks for %d to %d', (language, text, width, height) => {
  const { ratio, beyond } = readInstruction(text, language)
  expect({ ratio, beyond }).toEqual({ ratio: [width, height], beyond: [] })
})

test.each([
  ['less contrast', 'contrast', -0.8],
  ['a bit less bright', 'darken', 0.5],
  ['reduce the saturation', 'desaturate', 1],
] as const)('“%s” goes the other way', (text, name, strength) => {
  expect([...readInstruction(text, 'en').edits]).toEqual([[name, strength]])
})

test('each quote belongs to the part that it stands in', () => {
  const { wishes } = readInstruction('Add the text “Fresh roast” and a badge “New”', 'en')
  expect(wishes.get('addText')?.words).toEqual(['Fresh roast'])
  expect(wishes.get('addBadge')?.words).toEqual(['New'])
})

test('the colour of a ground is not the colour of what stands on it', () => {
  expect(wishOf('en', 'Put the red mug on a wooden table', 'replaceGround')?.colour).toBeNull()
  expect(wishOf('es', 'Pon la taza roja sobre un fondo', 'replaceGround')?.colour).toBeNull()
  expect(wishOf('en', 'Put the mug on pale pink paper', 'replaceGround')?.colour).toEqual({
    name: 'pink',
    hex: null,
    tone: 'pale',
  })
})

test('“it” after a ground is the ground', () => {
  const { wishes } = readInstruction('Remove the background and make it white', 'en')
  expect([...wishes.keys()]).toEqual(['replaceGround'])
  expect(wishes.get('replaceGround')?.colour?.name).toBe('white')
})

/** Words of a known change, applied to something it cannot be done to. */
test.each<[Language, string]>([
  ['en', 'Remove the logo'],
  ['en', 'Remove the frame'],
  ['en', 'Add a text bubble coming out of the cat'],
  ['en', 'Make the man’s shirt darker'],
  ['en', 'Make the red darker'],
  ['en', 'Make the background brighter'],
  ['en', 'More contrast and less yellow'],
  ['en', 'Put a cat on the table'],
  ['en', 'Put the mug on a table with flowers'],
  ['en', 'Make the woman smile, 20% off'],
  ['en', 'Make the woman in the picture smile'],
  ['en', 'Blur the background, 20% off'],
  ['de', 'Lass die Tasse dampfen'],
  ['de', 'Mach die Tasse heller'],
  ['es', 'Cambia la taza por un vaso de cristal'],
  ['pt', 'Mostra o produto sendo usado na rua de Tóquio'],
  ['zh', '给杯子加一个盖子'],
  ['ja', 'カップから湯気を出して'],
  ['ko', '배경에 나무를 심어줘'],
])('[D4.07] %s: “%s” is refused, and makes no ad of its words', (language, text) => {
  const { beyond, wantsAd } = readInstruction(text, language)
  expect(beyond).not.toEqual([])
  expect(wantsAd).toBe(false)
})

test('words that are not quoted are asked for, and none are made up', () => {
  expect(readInstruction('Add a text', 'en').lacksWords).toBe(true)
  expect(readInstruction('Füge ein Badge hinzu', 'de').lacksWords).toBe(true)
  expect(readInstruction('Add a badge “-20%”', 'en').lacksWords).toBe(false)
})

test('an ad is made of a picture when an ad is asked for', () => {
  for (const text of ['An ad for this shoe, 30% off', 'Coffee for slow mornings, 20% off'])
    expect(readInstruction(text, 'en').wantsAd, text).toBe(true)
})

test('quoted words are set beside another change of the same sentence', () => {
  const { wishes, beyond } = readInstruction(
    '背景をピンクにして、文字「春の新作」を上に入れて',
    'ja',
  )
  expect(beyond).toEqual([])
  expect([...wishes.keys()]).toEqual(['replaceGround', 'addText'])
  expect(wishes.get('addText')).toMatchObject({ words: ['春の新作'], place: { down: 0 } })
})

test.each<[Language, string, string[]]>([
  ['en', 'Cut out the lamp and put it on a sage green background', ['replaceGround']],
  ['fr', 'Ajoute un badge rond « -20 % » en haut à droite', ['addBadge']],
  ['es', 'Amplía la imagen a 16:9 con paneles desenfocados', ['upscale', 'extend']],
  ['zh', '画面放大两倍并锐化', ['upscale', 'sharpen']],
  ['vi', 'Xoay ảnh sang phải và thêm chữ “Mở cửa 8h” ở trên', ['rotateRight', 'addText']],
])('in %s: %s', (language, words, names) => {
  const { edits, beyond } = readInstruction(words, language)
  expect([...edits.keys()]).toEqual(names)
  expect(beyond).toEqual([])
})

test('words are taken out all or none: some of them are beyond the engine', () => {
  expect(readInstruction('Quita el texto de abajo', 'es').beyond).not.toEqual([])
})
