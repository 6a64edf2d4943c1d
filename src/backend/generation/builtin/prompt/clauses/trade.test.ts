import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { understand } from '../understand.ts'

test.each<[Language, string, cta: string]>([
  ['de', 'Tierheim sucht Futterspenden. Spende willkommen.', 'Jetzt spenden'],
  ['es', 'Cena con flamenco en Triana, 45 €. Reserva recomendada.', 'Reserva mesa'],
  ['de', 'Wir bauen Geigen und Celli in Handarbeit, Gutachten ab 80 €.', 'Mehr erfahren'],
  ['pt', 'Tradutora juramentada no Rio. Tradução de certidões a partir de R$ 90.', 'Saiba mais'],
  ['vi', 'Tiệm sửa đồng hồ Minh Phát, thay pin 80.000đ. Địa chỉ 45 Võ Văn Tần.', 'Ghé cửa hàng'],
  ['vi', 'Nhà hàng chay An Lạc khai trương chi nhánh 2, giảm 20% tuần đầu.', 'Đặt bàn ngay'],
  ['fr', 'Bougies à la cire de soja de mon atelier à Nantes, 28 €.', 'Acheter'],
  ['fr', 'Révision de machines à coudre 55 €, prêt sous 48 h.', 'Prendre rendez-vous'],
  ['en', "Dance school in Cork. Beginners' salsa, Tuesdays 8 pm, €12.", 'Sign up now'],
  // Adopters donate nothing, car buyers make offers, and savings on a price open no account.
  ['en', 'Adopt Biscuit! Great with kids. Meet him Saturday at Fenland Rescue.', 'Learn more'],
  ['de', 'Kinderflohmarkt So 6.4., Tischgebühr 8 €, Kuchen für den guten Zweck', 'Mehr erfahren'],
  ['de', 'Steuerberaterin in Mainz, Steuererklärung ab 180 €, digital', 'Mehr erfahren'],
  ['ja', '保護猫譲渡会、5/18、予約不要', '詳しく見る'],
  ['ko', '중고차 매입합니다. 당일 현금, 전국 출장', '견적 문의하기'],
  ['vi', 'Combo pizza 299k (tiết kiệm 80k), áp dụng thứ 2', 'Đặt ngay'],
  ['zh', '急招外卖骑手！月薪8000元，包住', '立即应聘'],
  // A guided walk is a trip, and a designer chair no design order.
  ['en', 'Walk the Jurassic Coast: guided weekend, 12 to 14 June, £240 with meals.', 'Book now'],
  ['de', 'Geführte Wanderung durch die Sächsische Schweiz, 14. Juni, 35 €.', 'Jetzt buchen'],
  // A laptop for students teaches nothing.
  ['vi', 'Laptop học tập giảm 15% cho sinh viên. Bảo hành 24 tháng.', 'Mua ngay'],
  // Business names with "house" are no houses for sale.
  ['es', 'Casa Alba: rebajas de verano en moda de mujer', 'Compra ahora'],
  ['vi', 'Nhà Nến: nến thơm 120.000đ', 'Mua ngay'],
  ['zh', '五常大米10斤79元，真空包装', '立即购买'],
])('the button in %s says what one can do: %s', (language, prompt, cta) => {
  expect(understand(prompt, language).cta).toBe(cta)
})
