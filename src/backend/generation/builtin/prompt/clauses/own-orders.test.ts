import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { printedOf } from '../printed.ts'
import { setRight } from '../read-brief.ts'
import { understand } from '../understand.ts'

const printed = (prompt: string, language: Language) =>
  printedOf(setRight(understand(prompt, language), {}))

describe('what is ordered, and where it will be, is none of the ad', () => {
  test.each<[Language, string, string[]]>([
    [
      'en',
      'Screen display ad for my furniture store: oak sideboard £390',
      ['Furniture store', 'Oak sideboard £390'],
    ],
    [
      'en',
      'need something for the insta of my dog salon Muddy Paws in Hebden. full groom £38',
      ['Dog salon Muddy Paws in Hebden', 'Full groom £38'],
    ],
    [
      'de',
      'Bildschirmanzeige für mein Möbelhaus: Eichenregal 390 €',
      ['Möbelhaus', 'Eichenregal 390 €'],
    ],
    [
      'de',
      'Könntet ihr eine Story für mein Nagelstudio machen? Gelnägel 30 €',
      ['Nagelstudio', 'Gelnägel 30 €'],
    ],
    [
      'fr',
      'Affiche écran pour mon salon de coiffure : coupe 25 €',
      ['Salon de coiffure', 'Coupe 25 €'],
    ],
    [
      'fr',
      'Il me faudrait un visuel pour annoncer mes cours de tournage, 65 € les 3 h',
      ['Cours de tournage', '65 € les 3 h'],
    ],
    ['es', 'Anuncio de pantalla para mi peluquería: corte 25 €', ['Peluquería', 'Corte 25 €']],
    [
      'es',
      'Necesito un cartel para la puerta de la academia: curso intensivo de inglés',
      ['Academia', 'Curso intensivo de inglés'],
    ],
    [
      'pt',
      'Anúncio de tela para o meu salão de beleza: corte R$ 45',
      ['Salão de beleza', 'Corte R$ 45'],
    ],
    ['ja', 'うちの美容室の画面広告：カット4,500円', ['美容室', 'カット4,500円']],
    ['ko', '우리 미용실 화면 광고: 커트 25,000원', ['미용실', '커트 25,000원']],
    ['zh', '给我的理发店做一张屏幕广告：剪发45元', ['理发店', '剪发45元']],
    ['zh', '能帮我的美甲店做个故事吗？凝胶美甲130元', ['美甲店', '凝胶美甲130元']],
    ['vi', 'Quảng cáo màn hình cho tiệm tóc của mình: cắt 80k', ['Tiệm tóc', 'Cắt 80k']],
    ['th', 'โฆษณาหน้าจอสำหรับร้านทำผมของฉัน: ตัดผม 250 บาท', ['ร้านทำผม', 'ตัดผม 250 บาท']],
    ['th', 'ช่วยทำสตอรี่ให้ร้านทำเล็บหน่อยได้ไหม เจล 300 บาท', ['ร้านทำเล็บ', 'เจล 300 บาท']],
  ])('in %s: %s', (language, prompt, words) => {
    expect(printed(prompt, language).slice(0, -1)).toEqual(words)
  })
})

describe('the kind of a house is small over what it tells first', () => {
  test.each<[Language, string, string, string]>([
    [
      'en',
      'Story for my candle shop. Our soy candles, online at last. £18 each',
      'Candle shop',
      'Our soy candles, online at last',
    ],
    [
      'fr',
      'Bannière pour notre boutique de thé, Les Feuilles Bleues. Thé vert du Japon, récolte de printemps, 50 g à 12,90 €',
      'Boutique de thé Les Feuilles Bleues',
      'Thé vert du Japon',
    ],
    [
      'es',
      'Cartel para la puerta de la academia: Curso de inglés B2. 320 €',
      'Academia',
      'Curso de inglés B2',
    ],
  ])('in %s: %s', (language, prompt, eyebrow, headline) => {
    expect(understand(prompt, language)).toMatchObject({ eyebrow, headline })
  })

  test.each<[Language, string, string]>([
    [
      'pt',
      'Preciso de um display para o meu café, Coruja Pequena. Pães R$ 8',
      'Café Coruja Pequena',
    ],
    ['vi', 'Cần một display cho quán cà phê của mình, Cú Nhỏ. Bánh 28k', 'Quán cà phê Cú Nhỏ'],
  ])('in %s a name behind the kind stays with it', (language, prompt, eyebrow) => {
    expect(understand(prompt, language)).toMatchObject({ eyebrow })
  })

  test('a scene that holds a hotel is none', () => {
    const brief = understand('Crée une vidéo de vagues pour un hôtel de luxe', 'fr')
    expect(brief.headline).toBe('Vagues pour un hôtel de luxe')
  })
})

describe('where it is to be had is one line with the thing', () => {
  test.each<[Language, string, string]>([
    ['en', 'Our olive oil, online', 'Olive oil, online'],
    ['en', 'Our olive oil, online at last', 'Our olive oil, online at last'],
    ['de', 'Anzeige: unser Olivenöl im Internet', 'Olivenöl im Internet'],
    ['fr', "Notre huile d'olive, en ligne", "Huile d'olive, en ligne"],
    ['es', 'Nuestro aceite por internet', 'Aceite por internet'],
    ['es', 'Anuncio: nuestro aceite, online', 'Aceite, online'],
    ['pt', 'Anúncio: nosso azeite pela internet', 'Azeite pela internet'],
    ['ja', '広告：うちのオリーブオイルをネットで', 'オリーブオイルをネットで'],
    ['ko', '우리 올리브유, 온라인에서 만나요', '우리 올리브유, 온라인에서 만나요'],
    ['zh', '我们的橄榄油，网上有售', '我们的橄榄油，网上有售'],
    ['vi', 'Dầu ô liu của chúng tôi, mua online', 'Dầu ô liu của chúng tôi, mua online'],
    ['th', 'น้ำมันมะกอกของเรา ออนไลน์', 'น้ำมันมะกอก ออนไลน์'],
  ])('in %s: %s', (language, prompt, headline) => {
    expect(understand(prompt, language).headline).toBe(headline)
  })
})
