import { expect, test } from 'vitest'
import { asksForLargePrice } from './large-price.ts'

test.each([
  'make the price on it really really big',
  'get the phone number in big letters',
  'And could the £65 be massive?',
  'make the 40% huge please',
  'Der Preis soll richtig fett und groß ins Auge springen',
  'Le prix doit ressortir en énorme au milieu',
  'Que el precio salga enorme',
  'deixa o preço bem grande!',
  'Giá tiền làm nổi bật lên giúp em',
  'ราคาตัวใหญ่ๆ',
  '値段はどーんと大きく',
  '전화번호 엄청 크게요',
  '价格一定要大!',
])('a price or a number is ordered to be large: %s', (text) => {
  expect(asksForLargePrice(text)).toBe(true)
})

test.each([
  'Big prices, small queue',
  'The discount is huge',
  'La oferta más grande del año',
  'Giảm giá lớn nhất năm',
  'Die größte Auswahl zum kleinen Preis',
  'Save a massive £65',
  'Large pizza £9',
  '电话咨询有大礼',
])('how much is given is for customers: %s', (text) => {
  expect(asksForLargePrice(text)).toBe(false)
})
