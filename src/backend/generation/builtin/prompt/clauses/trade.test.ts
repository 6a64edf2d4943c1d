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
])('the button in %s says what one can do: %s', (language, prompt, cta) => {
  expect(understand(prompt, language).cta).toBe(cta)
})
