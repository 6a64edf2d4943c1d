import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { printedOf } from './printed.ts'
import { understand } from './understand.ts'

/** Everything on the ad except its button. */
const wordsOf = (language: Language, prompt: string): string[] =>
  printedOf(understand(prompt, language)).slice(0, -1)

describe('a picture that is told is staged, and its product is on the ad', () => {
  test.each<[Language, string, string[]]>([
    [
      'en',
      'Close-up of a barista holding the Brix flask in a busy café, golden light, with the words “Hot till five”',
      ['Hot till five', 'The Brix flask'],
    ],
    [
      'en',
      'Luma lamp on a marble table. Soft shadow, window light. Plenty of space.',
      ['Luma lamp'],
    ],
    [
      'de',
      'Nahaufnahme einer Barista, sie hält die Flasche Brix in einem Café, goldenes Licht, „Heiß“',
      ['Heiß', 'Die Flasche Brix'],
    ],
    [
      'fr',
      'La gourde Brix vole dans des éclaboussures, flou de mouvement, texte « Jamais »',
      ['Jamais', 'La gourde Brix'],
    ],
    [
      'es',
      'Unas manos sacan de la caja la lámpara Luma, luz natural, vista cenital',
      ['La lámpara Luma'],
    ],
    [
      'pt',
      'Sabão de aveia sobre mármore branco, luz da janela, muito espaço vazio em cima',
      ['Sabão de aveia'],
    ],
    [
      'ja',
      '水筒Brixが水しぶきの中から飛び出す、斜線、スピード感、「止まるな」のテキスト',
      ['止まるな', '水筒Brix'],
    ],
    [
      'ko',
      '붐비는 카페에서 브릭스 보틀을 들고 있는 바리스타, 황금빛 조명, “따뜻하게” 문구',
      ['따뜻하게', '브릭스 보틀'],
    ],
    [
      'zh',
      '左边是有污渍的沙发，右边是用Blitz清洁剂后的同一张沙发，标注“周一”和“周二”',
      ['Blitz清洁剂'],
    ],
    ['th', 'ขวดบริกซ์พุ่งทะลุน้ำที่สาดกระจาย เส้นเฉียงทรงพลัง ข้อความ “อย่าหยุด”', ['อย่าหยุด', 'ขวดบริกซ์']],
    [
      'vi',
      'Xà phòng yến mạch trên đá trắng, ánh sáng cửa sổ, nhiều khoảng trống phía trên',
      ['Xà phòng yến mạch'],
    ],
  ])('in %s: %s', (language, prompt, words) => {
    expect(wordsOf(language, prompt)).toEqual(words)
  })

  test('a name in quotes is of the product', () => {
    const prompt = 'The soap “Miel” in a sunny bathroom, soft shadow, with the words “Clean”'
    expect(wordsOf('en', prompt)).toEqual(['Clean', 'The soap “Miel”'])
  })

  test('what it costs is for customers all the same', () => {
    const prompt =
      'Oat soap in a sunny bathroom, soft shadow, seen from above, 20% off until Sunday'
    expect(wordsOf('en', prompt)).toEqual(['Oat soap', '20% off until Sunday'])
  })

  test('the halves of a picture are named by the brief', () => {
    const prompt =
      'Left a stained sofa, right the same sofa thanks to Blitz, labeled “Mon” and “Tue”'
    expect(understand(prompt, 'en').labels).toMatchObject({ before: 'Mon', after: 'Tue' })
  })
})

describe('what is sold keeps what is said of it', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'Bright flat in a quiet street, natural light, plenty of space, $1,200',
      'in a quiet street',
    ],
    ['en', 'Garden centre in Bath, plants, flowers, with the words “Spring is here”', 'plants'],
    ['en', 'Camera X100, macro, slow motion. Buy now', 'slow motion'],
    ['zh', '市中心公寓，阳光充足，带阳台，月租3000元', '带阳台'],
  ])('in %s: %s', (language, prompt, words) => {
    expect(wordsOf(language, prompt).join(' ').toLowerCase()).toContain(words)
  })
})
