import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import type { EditName } from './edit-words.ts'
import { readInstruction } from './read-instruction.ts'

type Row = [instruction: string, ...edits: EditName[]]

/** What people write in each language, and the changes the engine plans from it. */
const TABLE: Record<Language, Row[]> = {
  en: [
    ['Remove the background', 'removeGround'],
    ['Blur the background a bit', 'blurGround'],
    ['Put it on a blue background', 'replaceGround'],
    ['Make it black and white', 'blackWhite'],
    ['Make the photo warmer and brighter', 'warm', 'brighten'],
    ['Darker, with more contrast', 'darken', 'contrast'],
    ['Give it a cinematic look', 'cinematic'],
    ['More vivid colors', 'vivid'],
    ['Desaturate the image slightly', 'desaturate'],
    ['Sharpen and upscale', 'sharpen', 'upscale'],
    ['Extend the picture to 16:9', 'extend'],
    ['Crop to the product', 'crop'],
    ['Rotate left', 'rotateLeft'],
    ['Flip it vertically', 'flipDown'],
    ['Add the text "Hello"', 'addText'],
    ['Add a white frame and a badge "-20%"', 'frame', 'addBadge'],
    ['Put both pictures side by side', 'combine'],
  ],
  de: [
    ['Entferne den Hintergrund', 'removeGround'],
    ['Hintergrund weichzeichnen', 'blurGround'],
    ['Blauer Hintergrund', 'replaceGround'],
    ['Mach das Bild schwarzweiß', 'blackWhite'],
    ['Wärmer und heller', 'warm', 'brighten'],
    ['Dunkler, mehr Kontrast', 'darken', 'contrast'],
    ['Filmisch', 'cinematic'],
    ['Kräftigere Farben', 'vivid'],
    ['Etwas entsättigen', 'desaturate'],
    ['Schärfer', 'sharpen'],
    ['Das Foto hochskalieren', 'upscale'],
    ['Auf 16:9 erweitern', 'extend'],
    ['Zuschneiden', 'crop'],
    ['Nach links drehen', 'rotateLeft'],
    ['Spiegeln', 'flip'],
    ['Text hinzufügen „Hallo“', 'addText'],
    ['Bitte einen Rahmen', 'frame'],
  ],
  es: [
    ['Elimina el fondo', 'removeGround'],
    ['Desenfoca el fondo', 'blurGround'],
    ['Fondo azul', 'replaceGround'],
    ['En blanco y negro', 'blackWhite'],
    ['Más cálida y más clara', 'warm', 'brighten'],
    ['Más oscura', 'darken'],
    ['Más contraste', 'contrast'],
    ['Estilo cinematográfico', 'cinematic'],
    ['Colores vivos', 'vivid'],
    ['Menos saturación', 'desaturate'],
    ['Más nítida', 'sharpen'],
    ['Aumenta la resolución', 'upscale'],
    ['Extiende la imagen a 16:9', 'extend'],
    ['Recorta la foto', 'crop'],
    ['Gira a la izquierda', 'rotateLeft'],
    ['Añade el texto "Hola"', 'addText'],
    ['Un marco blanco', 'frame'],
  ],
  fr: [
    ['Supprime l’arrière-plan', 'removeGround'],
    ['Fond flou', 'blurGround'],
    ['Un fond bleu', 'replaceGround'],
    ['En noir et blanc', 'blackWhite'],
    ['Plus chaude et plus claire', 'warm', 'brighten'],
    ['Plus sombre', 'darken'],
    ['Plus de contraste', 'contrast'],
    ['Style cinématographique', 'cinematic'],
    ['Couleurs vives', 'vivid'],
    ['Moins saturé', 'desaturate'],
    ['Plus nette', 'sharpen'],
    ['Augmente la résolution', 'upscale'],
    ['Étendre à 16:9', 'extend'],
    ['Recadrer', 'crop'],
    ['Tourner à gauche', 'rotateLeft'],
    ['Ajoute le texte « Bonjour »', 'addText'],
    ['Un cadre blanc', 'frame'],
  ],
  pt: [
    ['Remova o fundo', 'removeGround'],
    ['Desfoque o fundo', 'blurGround'],
    ['Fundo azul', 'replaceGround'],
    ['Em preto e branco', 'blackWhite'],
    ['Mais quente e mais clara', 'warm', 'brighten'],
    ['Mais escura', 'darken'],
    ['Mais contraste', 'contrast'],
    ['Estilo cinematográfico', 'cinematic'],
    ['Cores vivas', 'vivid'],
    ['Menos saturação', 'desaturate'],
    ['Mais nitidez', 'sharpen'],
    ['Aumente a resolução', 'upscale'],
    ['Estender para 16:9', 'extend'],
    ['Recortar a foto', 'crop'],
    ['Girar para a esquerda', 'rotateLeft'],
    ['Adicione o texto "Olá"', 'addText'],
    ['Uma moldura branca', 'frame'],
  ],
  vi: [
    ['Xóa nền', 'removeGround'],
    ['Làm mờ nền', 'blurGround'],
    ['Nền xanh dương', 'replaceGround'],
    ['Đen trắng', 'blackWhite'],
    ['Làm ảnh ấm hơn và sáng hơn', 'warm', 'brighten'],
    ['Tối hơn', 'darken'],
    ['Tăng tương phản', 'contrast'],
    ['Phong cách điện ảnh', 'cinematic'],
    ['Màu rực rỡ hơn', 'vivid'],
    ['Giảm bão hòa', 'desaturate'],
    ['Làm sắc nét', 'sharpen'],
    ['Nâng độ phân giải', 'upscale'],
    ['Mở rộng ảnh thành 16:9', 'extend'],
    ['Cắt ảnh', 'crop'],
    ['Xoay trái', 'rotateLeft'],
    ['Thêm chữ "Xin chào"', 'addText'],
    ['Thêm khung', 'frame'],
  ],
  zh: [
    ['去除背景', 'removeGround'],
    ['背景虚化一点', 'blurGround'],
    ['换成蓝色背景', 'replaceGround'],
    ['变成黑白', 'blackWhite'],
    ['更暖，更亮', 'warm', 'brighten'],
    ['调暗一些', 'darken'],
    ['提高对比度', 'contrast'],
    ['电影感', 'cinematic'],
    ['颜色更鲜艳', 'vivid'],
    ['降低饱和度', 'desaturate'],
    ['锐化', 'sharpen'],
    ['提高分辨率', 'upscale'],
    ['扩展画面到16:9', 'extend'],
    ['裁剪', 'crop'],
    ['向左旋转', 'rotateLeft'],
    ['添加文字“你好”', 'addText'],
    ['加一个白色边框', 'frame'],
  ],
  ja: [
    ['背景を削除して', 'removeGround'],
    ['背景をぼかして', 'blurGround'],
    ['青い背景に', 'replaceGround'],
    ['白黒にしてください', 'blackWhite'],
    ['暖かく、明るく', 'warm', 'brighten'],
    ['少し暗く', 'darken'],
    ['コントラストを上げて', 'contrast'],
    ['映画風に', 'cinematic'],
    ['鮮やかに', 'vivid'],
    ['彩度を下げて', 'desaturate'],
    ['シャープに', 'sharpen'],
    ['高解像度に', 'upscale'],
    ['16:9に拡張', 'extend'],
    ['トリミング', 'crop'],
    ['左に回転', 'rotateLeft'],
    ['テキストを追加「こんにちは」', 'addText'],
    ['白いフレームを付けて', 'frame'],
  ],
  ko: [
    ['배경을 제거해 주세요', 'removeGround'],
    ['배경 흐리게', 'blurGround'],
    ['파란 배경', 'replaceGround'],
    ['흑백으로', 'blackWhite'],
    ['따뜻하게, 밝게', 'warm', 'brighten'],
    ['조금 어둡게', 'darken'],
    ['대비 높이기', 'contrast'],
    ['영화 느낌', 'cinematic'],
    ['생생한 색', 'vivid'],
    ['채도를 낮춰줘', 'desaturate'],
    ['선명하게', 'sharpen'],
    ['고해상도로', 'upscale'],
    ['16:9로 확장', 'extend'],
    ['크롭', 'crop'],
    ['왼쪽으로 회전', 'rotateLeft'],
    ['텍스트 추가 "안녕"', 'addText'],
    ['하얀 테두리', 'frame'],
  ],
  th: [
    ['ลบพื้นหลัง', 'removeGround'],
    ['เบลอพื้นหลัง', 'blurGround'],
    ['พื้นหลังสีฟ้า', 'replaceGround'],
    ['ทำเป็นขาวดำ', 'blackWhite'],
    ['โทนอุ่นและสว่างขึ้น', 'warm', 'brighten'],
    ['มืดลงเล็กน้อย', 'darken'],
    ['เพิ่มคอนทราสต์', 'contrast'],
    ['แบบภาพยนตร์', 'cinematic'],
    ['สีสดขึ้น', 'vivid'],
    ['ลดสีลง', 'desaturate'],
    ['คมชัดขึ้น', 'sharpen'],
    ['เพิ่มความละเอียด', 'upscale'],
    ['ขยายพื้นที่เป็น 16:9', 'extend'],
    ['ครอปภาพ', 'crop'],
    ['หมุนซ้าย', 'rotateLeft'],
    ['เพิ่มข้อความ "สวัสดี"', 'addText'],
    ['ใส่กรอบสีขาว', 'frame'],
  ],
}

const rows = (Object.entries(TABLE) as [Language, Row[]][]).flatMap(([language, instructions]) =>
  instructions.map(([instruction, ...edits]) => ({ language, instruction, edits })),
)

test.each(rows)('[R1.02] $language: $instruction', ({ language, instruction, edits }) => {
  const { edits: planned, beyond } = readInstruction(instruction, language)
  expect([...planned.keys()].sort()).toEqual([...edits].sort())
  expect(beyond).toEqual([])
})

const REFUSED: [Language, string, string][] = [
  ['en', 'Make it warmer and make the man smile', 'make the man smile'],
  ['en', 'Remove the car', 'Remove the car'],
  ['de', 'Heller, und lass den Mann lächeln', 'lass den Mann lächeln'],
  ['es', 'Quita el coche', 'Quita el coche'],
  ['fr', 'Remplace la voiture par un vélo', 'Remplace la voiture par un vélo'],
  ['pt', 'Remova o carro', 'Remova o carro'],
  ['vi', 'Xóa chiếc xe', 'Xóa chiếc xe'],
  ['zh', '更亮，去掉那辆汽车', '去掉那辆汽车'],
  ['ja', '車を消して', '車を消して'],
  ['ko', '자동차를 지워 주세요', '자동차를 지워 주세요'],
  ['th', 'ลบรถยนต์', 'ลบรถยนต์'],
]

test.each(REFUSED)(
  '[D4.07] %s: "%s" is refused by the name of its part',
  (language, text, part) => {
    expect(readInstruction(text, language).beyond).toEqual([part])
  },
)

test.each([
  ['a bit warmer', 0.5],
  ['warmer', 1],
  ['much warmer', 1.6],
  ['40 % warmer', 2],
] as const)('%s is as strong as it says', (text, strength) => {
  expect(readInstruction(text, 'en').edits.get('warm')).toBe(strength)
})

test.each([
  ['Put it on a beach background', 'terrain'],
  ['Replace the background with a gradient', 'mesh'],
  ['Hintergrund: Lichter bei Nacht', 'bokeh'],
  ['Use the second picture as background', 'other picture'],
  ['White background', null],
] as const)('%s: the ground asked for is found', (text, ground) => {
  expect(readInstruction(text, 'en').ground).toBe(ground)
})

test('every language has at least fifteen instructions in the table', () => {
  for (const instructions of Object.values(TABLE))
    expect(instructions.length).toBeGreaterThanOrEqual(15)
})
