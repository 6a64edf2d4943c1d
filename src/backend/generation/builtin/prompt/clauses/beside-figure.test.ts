import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const rolesOf = (prompt: string) =>
  understand(prompt, 'zh').clauses.flatMap(({ prices }) =>
    prices.map(({ text, role }) => `${text} ${role}`),
  )

test('a space before its unit tears no sum, and the former price is told from the new one', () => {
  expect(rolesOf('青石巷火锅店,双人套餐原价 198 元,现价 128 元,周一到周五')).toEqual([
    '198 元 was',
    '128 元 price',
  ])
  expect(rolesOf('知夏英语暑期班,共 20 节,学费 2680 元')).toEqual(['2680 元 price'])
})

test('ten thousands without a currency are what a home costs, and never how many there are', () => {
  expect(rolesOf('精装三居室出售,118 平,320万,近地铁')).toEqual(['320万 price'])
  expect(rolesOf('学语言的应用,用户超 300万,全年免费')).toEqual([])
})

test('how long a price with its former one in brackets is so stands behind it', () => {
  const { price, oldPrice, perks } = understand(
    'A story ad for our clinic. First consultation is $95 (normally $140) until the end of October.',
    'en',
  )
  expect([price, oldPrice, perks]).toEqual(['$95', '$140', ['Until the end of October']])
})

test('what is asked for politely in Japanese is what the ad is about', () => {
  expect(understand('夏祭りのポスターをお願いします。8月9日(土)17時〜21時。', 'ja').headline).toBe(
    '夏祭り',
  )
})
