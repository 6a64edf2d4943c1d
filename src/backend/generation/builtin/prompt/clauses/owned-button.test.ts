import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { tellBrief } from '../printed.ts'
import { understand } from '../understand.ts'

test.each<[string, Language, string, string]>([
  ['what is sold once', 'en', "Selling my grandmother's piano, £1,900 ono", 'Learn more'],
  ['what is sold once', 'ja', '中古の電動自転車ゆずります 45,000円 引き取り限定', '詳しく見る'],
  ['what is sold once', 'ko', '중고 아이패드 프로 팝니다 62만원 직거래', '자세히 보기'],
  ['a café handed over', 'vi', 'Sang quán cà phê, giá 250 triệu. LH 0903 123 456', 'Gọi ngay'],
  ['a referral', 'en', 'Refer a friend and you both get £25', 'Learn more'],
  ['a referral', 'ja', 'お友達紹介でおふたりに1,000円クーポン', '詳しく見る'],
  ['open days', 'es', 'Abrimos los domingos', 'Visítanos'],
  ['what is booked', 'fr', '-15 % en réservant avant le 30 juin', 'Réserver'],
  ['a class', 'en', 'Pottery class for beginners, £35', 'Sign up now'],
  ['a food bank', 'en', 'Food bank at St Mark’s Hall', 'Donate now'],
  ['a house by the night', 'pt', 'Aluga-se casa de praia, diária R$ 650', 'Reserve agora'],
  ['helpers wanted', 'ko', '마을 도서관 자원봉사자 모집, 주 1회', '참여 신청하기'],
  ['a machine and its load', 'zh', '智能仓储机器人 载重600kg', '获取报价'],
  ['a thing for sporty people', 'zh', '新款筋膜枪 首发价299元 面向健身人群', '立即购买'],
  ['a market for a good cause', 'es', 'Mercadillo solidario, libros desde 1 €', 'Más información'],
  ['a bill to be reached', 'vi', 'Hóa đơn từ 300k tặng ly trà đào', 'Đặt hàng ngay'],
])('the button for %s (%s): %s', (_what, language, prompt, button) => {
  expect(tellBrief(understand(prompt, language), null).cta).toBe(button)
})
