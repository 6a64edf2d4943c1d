import { expect, test } from 'vitest'
import { understand } from '../../prompt/understand.ts'
import { posterBrief } from './poster-brief.ts'

const briefOf = (change: Partial<ReturnType<typeof understand>>) =>
  posterBrief({ ...understand('Shoes', 'en'), perks: [], cta: '', subline: null, ...change })

test('a saying in marks is the headline, and what it is about its sub-line', () => {
  const { headline, subline } = briefOf({ headline: '“Sleep like it’s Sunday.” Linen bedding' })
  expect([headline, subline]).toEqual(['Sleep like it’s Sunday.', 'Linen bedding'])
})

test('somebody’s words keep their marks', () => {
  const said = '“Never again without.”'
  expect(briefOf({ headline: said, author: 'Anna M.' }).headline).toBe(said)
})

test('of a job the role is what is read first', () => {
  const { eyebrow, headline, subline, perks } = briefOf({
    trade: 'job',
    headline: 'We’re hiring',
    perks: ['Junior Data Analyst, Leeds, hybrid', 'Salary £38k'],
  })
  expect([eyebrow, headline, subline, perks]).toEqual([
    'We’re hiring',
    'Junior Data Analyst',
    'Leeds, hybrid',
    ['Salary £38k'],
  ])
})

test.each([
  [
    'Remote job',
    { subline: 'Senior product designer at a Tokyo fintech', perks: ['Visa support'] },
    ['Senior product designer', 'At a Tokyo fintech', ['Visa support']],
  ],
  [
    'Recrutement',
    { perks: ['Infirmier de nuit en CDI à la clinique des Tilleuls', 'Annecy'] },
    ['Infirmier de nuit', 'En CDI à la clinique des Tilleuls', ['Annecy']],
  ],
])('a role that says with whom is parted there (%s)', (name, said, wanted) => {
  const { eyebrow, headline, subline, perks } = briefOf({ trade: 'job', headline: name, ...said })
  expect([eyebrow, [headline, subline, perks]]).toEqual([name, wanted])
})

test('of a notice the news is what is read first, under who gives it', () => {
  const { eyebrow, headline } = briefOf({
    trade: 'public',
    headline: 'Mairie de Valbrune',
    perks: ['Coupure d’eau le jeudi 6 mars', 'Quartier des Tanneries'],
  })
  expect([eyebrow, headline]).toEqual(['Mairie de Valbrune', 'Coupure d’eau le jeudi 6 mars'])
})

test('of a meeting its topic is what is read first, under what kind of meeting it is', () => {
  const { eyebrow, headline, perks } = briefOf({
    headline: 'Free webinar',
    perks: ['12 March, 3 pm', 'How to cut your cloud bill'],
  })
  expect([eyebrow, headline, perks]).toEqual([
    'Free webinar',
    'How to cut your cloud bill',
    ['12 March, 3 pm'],
  ])
})

test('of a sale how much it takes off is set as a price is', () => {
  const { price, perks } = briefOf({ perks: ['Up to 60% off coats', '2 to 14 February'] })
  expect([price, perks]).toEqual(['Up to 60% off coats', ['2 to 14 February']])
  expect(briefOf({ trade: 'bank', perks: ['3.1% interest', 'Open online'] }).price).toBeNull()
})

test('a fact that ends in what the button says is the button', () => {
  const { cta, perks } = briefOf({ cta: '申し込む', perks: ['定員100名', '参加を申し込む'] })
  expect([cta, perks]).toEqual(['参加を申し込む', ['定員100名']])
})

test('the button says the whole of what a fact repeats of it', () => {
  const { cta, perks } = briefOf({
    cta: 'Book a table',
    perks: ['12–6pm', 'Book a table on 020 7946 0182'],
  })
  expect([cta, perks]).toEqual(['Book a table on 020 7946 0182', ['12–6pm']])
})

test('what there is to look at is the button', () => {
  const { cta, perks } = briefOf({ cta: 'Shop now', perks: ['Full-grain leather', 'Shop bags'] })
  expect([cta, perks]).toEqual(['Shop bags', ['Full-grain leather']])
})

test('an address too long for a button stays a fact', () => {
  const perk = 'Apply at https://jobs.harborline-and-sons.co.uk/apply'
  expect(briefOf({ cta: 'Apply', perks: [perk] }).perks).toEqual([perk])
})
