import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { understand } from '../understand.ts'

test.each<[string, Language, string, string, string | null]>([
  [
    'a name that is told with its kind again',
    'fr',
    'Affiche pour mon garage à Pessac. Vidange 79 €. Garage Lacoste 05 56 55 50 12',
    'Garage Lacoste à Pessac',
    null,
  ],
  [
    'whom it is for, behind the thing ordered',
    'zh',
    '横幅广告，给我们健身房用。年卡1999元，“铁馆健身”，炭灰色配芥末黄',
    '铁馆健身',
    '健身房',
  ],
  [
    'what an order is to say',
    'pt',
    'Somos a Marcenaria Dois Irmãos. Quero um anúncio falando que o orçamento é grátis e que a entrega é em 30 dias',
    'Marcenaria Dois Irmãos',
    null,
  ],
  [
    'what has begun to be sold',
    'ja',
    'うちの和菓子屋「松風堂」は創業90年です。いちご大福の販売が始まったので、店頭ポスターをお願いします',
    'いちご大福の販売が始まった',
    '和菓子屋「松風堂」',
  ],
  [
    'what the post is to be about, behind its colon',
    'de',
    'wir haben einen kleinen Hofladen in Ulm und brauchen einen Post: Kürbisse aus eigenem Anbau, Hokkaido 2,50 €',
    'Kürbisse aus eigenem Anbau',
    'Kleiner Hofladen in Ulm',
  ],
  [
    'what the post is to be with',
    'es',
    'somos una heladería artesanal en Cádiz. queremos una publi para instagram con el helado de pistacho, bola 2,80 €',
    'Helado de pistacho',
    'Heladería artesanal en Cádiz',
  ],
])('%s is read (%s)', (_what, language, prompt, headline, eyebrow) => {
  expect(understand(prompt, language)).toMatchObject({ headline, eyebrow })
})

test('each thing that an order is to say is told, and no looks', () => {
  const said = understand(
    'Quero um anúncio de tela falando que o orçamento é grátis e que a entrega é em 30 dias',
    'pt',
  )
  expect([said.headline, ...said.perks].join(' / ')).toMatch(
    /orçamento é grátis.*entrega é em 30 dias/u,
  )
  const gym = understand('横幅广告，给我们健身房用。年卡1999元，炭灰色配芥末黄', 'zh')
  expect(gym.dropped).toContain('炭灰色配芥末黄')
})
