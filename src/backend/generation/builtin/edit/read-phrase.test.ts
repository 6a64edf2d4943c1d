import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import type { EditName } from './edit-words.ts'
import type { Wish } from './instruction.ts'
import { readInstruction } from './read-instruction.ts'

const colour = (name: string) => expect.objectContaining({ name })
const gradient = { colour: colour('pink'), detail: { to: colour('orange'), towards: 'down' } }
const down = (to: 0 | 1) => ({ place: { across: null, down: to } })

test.each<[Language, string, EditName, object]>([
  ['en', 'Move the headline up a bit', 'moveText', { ...down(0), detail: { isABit: true } }],
  ['de', 'Schieb die Überschrift nach unten', 'moveText', down(1)],
  ['es', 'Baja el titular', 'moveText', down(1)],
  ['fr', 'Remonte le titre', 'moveText', down(0)],
  ['pt', 'Leve o título para o topo', 'moveText', down(0)],
  ['vi', 'Đưa tiêu đề xuống dưới cùng', 'moveText', down(1)],
  ['zh', '把标题移到底部', 'moveText', down(1)],
  ['ja', '見出しを下に移動して', 'moveText', down(1)],
  ['zh', '把标题移到最上面', 'moveText', down(0)],
  ['ko', '제목을 위로 옮겨줘', 'moveText', down(0)],
  ['th', 'ย้ายหัวข้อลงด้านล่าง', 'moveText', down(1)],
  ['en', 'Make the background a gradient from pink to orange', 'replaceGround', gradient],
  ['en', 'Give it a gradient background of pink and orange', 'replaceGround', gradient],
  ['de', 'Mach den Hintergrund zu einem Verlauf von Rosa nach Orange', 'replaceGround', gradient],
  ['es', 'Pon un degradado de rosa a naranja de fondo', 'replaceGround', gradient],
  ['fr', 'Mets un dégradé du rose à l’orange en fond', 'replaceGround', gradient],
  ['pt', 'Deixe o fundo em degradê do rosa ao laranja', 'replaceGround', gradient],
  ['vi', 'Làm nền chuyển màu từ hồng sang cam', 'replaceGround', gradient],
  ['zh', '把背景做成从粉色到橙色的渐变', 'replaceGround', gradient],
  ['ja', '背景をピンクからオレンジのグラデーションにして', 'replaceGround', gradient],
  ['ko', '배경을 분홍에서 주황으로 그라데이션으로 바꿔줘', 'replaceGround', gradient],
  ['ja', '背景を青から白へのグラデーションにして', 'replaceGround', { colour: colour('blue') }],
  ['th', 'เปลี่ยนพื้นหลังเป็นไล่เฉดจากชมพูเป็นส้ม', 'replaceGround', gradient],
  ['en', 'Add a soft shadow under the bottle', 'shadow', {}],
  ['de', 'Bitte einen weichen Schatten unter die Flasche', 'shadow', {}],
  ['zh', '在产品下面加一点柔和的阴影', 'shadow', {}],
  ['fr', 'Ajoute une ombre douce sous le flacon', 'shadow', {}],
  ['ko', '제품 아래에 부드러운 그림자를 넣어줘', 'shadow', {}],
  ['ja', '商品の下に柔らかい影を付けて', 'shadow', {}],
  ['en', 'Make the product twice as big', 'scale', { detail: { amount: 2 } }],
  ['de', 'Mach die Flasche 20 % kleiner', 'scale', { detail: { amount: 0.8 } }],
  ['es', 'Haz el producto el doble de grande', 'scale', { detail: { amount: 2 } }],
  ['fr', 'Agrandis un peu le produit', 'scale', { detail: { amount: 1.15 } }],
  ['ja', '商品を2倍の大きさにして', 'scale', { detail: { amount: 2 } }],
  ['th', 'ทำให้สินค้าเล็กลงครึ่งหนึ่ง', 'scale', { detail: { amount: 0.5 } }],
  ['en', 'Remove “Now open”', 'removeText', { detail: { what: 'quote', at: null } }],
  [
    'es',
    'Quita el número de teléfono',
    'removeText',
    { detail: { what: 'phone number', at: null } },
  ],
  ['ja', '電話番号を消して', 'removeText', { detail: { what: 'phone number', at: null } }],
  ['en', 'Remove the headline', 'removeText', { detail: { what: 'headline', at: null } }],
  ['en', 'Blur everything behind her', 'blurGround', {}],
  ['de', 'Mach alles unscharf, was hinter ihr ist', 'blurGround', {}],
  ['fr', 'Floute ce qui se trouve derrière elle', 'blurGround', {}],
  ['ko', '뒤에 있는 배경을 흐리게 해줘', 'blurGround', {}],
  ['en', 'Straighten the crooked horizon', 'straighten', {}],
  ['pt', 'Endireite o horizonte torto', 'straighten', {}],
  ['th', 'ทำให้เส้นขอบฟ้าตรง', 'straighten', {}],
  ['en', 'Put the bottle on sand', 'replaceGround', { colour: null }],
  ['pt', 'Coloque o produto na areia', 'replaceGround', { colour: null }],
  ['zh', '把产品抠出来放在沙子上', 'replaceGround', {}],
])('%s: “%s” is one wish', (language, text, name, wish) => {
  const { wishes, beyond } = readInstruction(text, language)
  expect({ names: [...wishes.keys()], beyond }).toEqual({ names: [name], beyond: [] })
  expect(wishes.get(name)).toMatchObject<Partial<Wish>>(wish)
})

test.each<[Language, string]>([
  ['en', 'Make it vertical for Instagram stories'],
  ['de', 'Mach es hochkant für Storys'],
  ['pt', 'Deixe na vertical para os stories'],
  ['ko', '스토리용 세로로 바꿔줘'],
  ['th', 'ทำเป็นแนวตั้งสำหรับสตอรี่'],
])('%s: “%s” is tall', (language, text) => {
  const { ratio, beyond } = readInstruction(text, language)
  expect({ ratio, beyond }).toEqual({ ratio: [9, 16], beyond: [] })
})

/** Close to one of the kinds above, but a different wish. */
test.each<[Language, string]>([
  ['en', 'Don’t move the headline to the bottom'],
  ['en', 'Move the headline behind the bottle'],
  ['en', 'Move the headline above the product'],
  ['en', 'Move the sofa to the left'],
  ['zh', '把副标题移到最上面'],
  ['en', 'Remove the phone'],
  ['es', 'Quita el teléfono de su mano'],
  ['en', 'Remove the phone number and the headline'],
  ['en', 'Remove the shadow'],
  ['en', 'Make the shadow softer'],
  ['ja', '影の向きを変えて'],
  ['en', 'Drop shadow on the headline'],
  ['en', 'Make the logo twice as big'],
  ['de', 'Mach die Flasche doppelt so voll'],
  ['vi', 'Làm cô ấy cao gấp đôi'],
  ['en', 'Blur her face'],
  ['en', 'Blur the woman behind him'],
  ['en', 'Blur the bottle behind her'],
  ['en', 'Straighten her hair'],
  ['ko', '배경에 그라데이션 꽃을 넣어줘'],
  ['ko', '배경에 꽃을 넣어줘'],
  ['en', 'A gradient background from pink to orange to blue'],
  ['en', 'Make it vertical for stories but keep the square'],
  ['en', 'Make it vertical and add a cat'],
])('[D4.07] %s: “%s” is refused', (language, text) => {
  const { beyond, wantsAd } = readInstruction(text, language)
  expect(beyond).not.toEqual([])
  expect(wantsAd).toBe(false)
})
