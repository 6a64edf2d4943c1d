import { expect, test } from 'vitest'
import { asksForLargePicture } from './large-picture.ts'

test.each([
  'photo really big please',
  'Foto bitte groß',
  'que destaque el reloj',
  'foto bem grande',
  '写真を大きく使ってください',
  '사진 크게 써 주세요',
  '突出产品',
  'ảnh thật to',
])('a large picture is asked for: %s', (text) => {
  expect(asksForLargePicture({ dropped: ['Minimal', text] })).toBe(true)
})

test.each(['photo attached', 'Foto anbei', 'fotos: keine', 'price really big', '用我发的照片'])(
  'none is: %s',
  (text) => {
    expect(asksForLargePicture({ dropped: [text] })).toBe(false)
  },
)
