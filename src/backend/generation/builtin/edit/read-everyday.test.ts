import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import type { EditName } from './edit-words.ts'
import { readInstruction } from './read-instruction.ts'

test.each<[Language, string, EditName[]]>([
  ['en', 'could you straighten this and brighten it up a touch?', ['straighten', 'brighten']],
  ['en', 'Extend it to 16:9, the bottle stays in the middle', ['extend']],
  ['en', 'Blur what is behind the product', ['blurGround']],
  ['de', 'Bitte den Hintergrund weg und stattdessen ein helles Grau', ['replaceGround']],
  ['de', 'Das Bild etwas wärmer und kontrastreicher machen', ['warm', 'contrast']],
  ['de', 'Schneide es auf 4:5 zu, das Produkt soll drauf bleiben', ['crop']],
  ['fr', 'Mets la lampe sur une table en bois près d’une fenêtre', ['replaceGround']],
  ['fr', 'Passe la photo en noir et blanc', ['blackWhite']],
  ['es', 'Agranda la imagen al doble y que se vea más nítida', ['upscale', 'sharpen']],
  ['zh', '把背景换成浅蓝色,产品不要动', ['replaceGround']],
  ['ko', '배경을 지우고 베이지색으로 바꿔줘', ['replaceGround']],
  ['ko', '사진을 세로 9:16으로 늘려줘', ['extend']],
  ['th', 'ตัดพื้นหลังออก ใส่สีเทาอ่อนแทน', ['replaceGround']],
  ['th', 'หมุนภาพไปทางขวา 90 องศา', ['rotateRight']],
  ['vi', 'Xoá phông và thay bằng nền màu kem', ['replaceGround']],
  ['de', 'Häng unten links den Text „Nur heute“ rein', ['addText']],
  ['ko', '오른쪽 아래에 "품절 임박"이라고 써 줘', ['addText']],
  ['fr', 'Ajoute un cadre blanc autour', ['frame']],
  ['vi', 'Chuyển ảnh sang đen trắng', ['blackWhite']],
  ['th', 'เปลี่ยนเป็นขาวดำ', ['blackWhite']],
  ['en', 'Flip it horizontally', ['flip']],
  ['de', 'Spiegle das Bild horizontal', ['flip']],
  ['en', 'Blur the background but keep the jug sharp', ['blurGround']],
  ['fr', 'Floute l’arrière-plan, garde l’appareil net', ['blurGround']],
  ['ko', '배경을 흐리게 하고 카메라는 선명하게 유지해 줘', ['blurGround']],
  ['en', 'Cut the camera out and put it on a beige studio sweep', ['replaceGround']],
])('%s: “%s” is understood', (language, text, names) => {
  const { edits, beyond } = readInstruction(text, language)
  expect({ edits: [...edits.keys()], beyond }).toEqual({ edits: names, beyond: [] })
})

test.each<[Language, string, EditName, string, string | null]>([
  ['en', 'Put a red sticker saying “-20%” bottom right', 'addBadge', '-20%', 'red'],
  [
    'en',
    'Write “Back in stock” in the top left corner, white letters',
    'addText',
    'Back in stock',
    'white',
  ],
  [
    'pt',
    'Coloque um selo amarelo escrito “Frete grátis” no canto',
    'addBadge',
    'Frete grátis',
    'yellow',
  ],
  ['zh', '右下角加上“限时特价”四个字', 'addText', '限时特价', null],
  ['en', 'Lay the words “New season” over the bottom in white', 'addText', 'New season', 'white'],
  ['es', 'Pon un sello redondo «-25 %» arriba a la derecha', 'addBadge', '-25 %', null],
])('%s: “%s” says no more than its words', (language, text, name, words, colour) => {
  const { wishes, beyond } = readInstruction(text, language)
  expect(beyond).toEqual([])
  expect(wishes.get(name)?.words).toEqual([words])
  expect(wishes.get(name)?.colour?.name ?? null).toBe(colour)
})

test.each<[Language, string]>([
  ['en', 'Give it a sky blue background'],
  ['fr', 'Mets un fond bleu ciel'],
  ['es', 'Haz que el fondo sea azul'],
  ['ko', '배경을 하늘색으로 바꿔 줘'],
])('%s: “%s” asks for a colour and no place', (language, text) => {
  const { wishes, ground, beyond } = readInstruction(text, language)
  expect({ ground, beyond }).toEqual({ ground: null, beyond: [] })
  expect(wishes.get('replaceGround')?.colour?.name).toBe('blue')
})

test.each<[Language, string, string]>([
  ['en', 'Make the yellow chair red', 'red'],
  ['de', 'Mach den roten Stuhl blau', 'blue'],
  ['fr', 'Peins la chaise jaune en bleu', 'blue'],
  ['pt', 'Deixe a cadeira amarela vermelha', 'red'],
  ['ja', '黄色い椅子を青にして', 'blue'],
  ['zh', '把黄色的椅子改成红色', 'red'],
  ['ko', '노란 의자를 빨간색으로 바꿔 줘', 'red'],
])('%s: “%s” gives it the colour that it does not have yet', (language, text, colour) => {
  const { wishes, beyond } = readInstruction(text, language)
  expect(beyond).toEqual([])
  expect(wishes.get('recolour')?.colour?.name).toBe(colour)
})

test.each<[Language, string]>([
  ['ja', '赤いバッグを青いスーツケースに変えて'],
  ['en', 'Blur the background, keep the dog asleep and sharp on a red sofa'],
  ['en', 'Print a dragon across the shirt'],
  ['en', 'Add a golden retriever next to the sofa'],
  ['en', 'Put the lamp beside a cat'],
  ['de', 'Lass das Auto um die Ecke fahren'],
  ['es', 'Ponle gafas de sol al perro'],
  ['pt', 'Troque o sofá por uma poltrona de couro'],
  ['zh', '把模特的衣服换成西装'],
  ['ja', '背景を白い大理石のテーブルに変えてください'],
  ['ko', '컵에서 김이 나게 해줘'],
  ['en', 'Remove the background and add a mountain bike'],
])('%s: “%s” is still beyond it', (language, text) => {
  expect(readInstruction(text, language).beyond).not.toEqual([])
})
