import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { nextDay } from '../src/backend/modules/templates/occasion-day.ts'
import type { Language } from '../src/contract/languages.ts'

/** So far the days of calendars of the moon are written down. */
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032]
const DAY_MS = 86_400_000

const Texts = z.object({ occasions: z.array(z.object({ id: z.string(), day: z.string() })) })

/** When the files of a language say that a holiday is, year by year. */
function daysOf(language: Language, id: string): (string | null)[] {
  const { occasions } = Texts.parse(
    JSON.parse(readFileSync(`locales/${language}/templates.json`, 'utf8')),
  )
  const rule = occasions.find((occasion) => occasion.id === id)?.day
  if (!rule) throw new Error(`${language} knows no ${id}.`)
  return YEARS.map((year) => nextDay(rule, new Date(Date.UTC(year, 0, 1))))
}

type Reckoning = (year: number) => string | undefined

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const shifted = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY_MS)
const daysIn = (year: number) =>
  Array.from({ length: 366 }, (_, at) => isoDay(Date.UTC(year, 0, 1 + at))).filter((day) =>
    day.startsWith(`${year}-`),
  )
const isWeekday = (day: string, weekday: number) => new Date(day).getUTCDay() === weekday

/** Found by looking at every day of the month. */
function weekdays(year: number, month: number, weekday: number): string[] {
  const prefix = `${year}-${String(month).padStart(2, '0')}-`
  return daysIn(year).filter((day) => day.startsWith(prefix) && isWeekday(day, weekday))
}

/** Paschal full moons by golden number, as the Book of Common Prayer prints them for 1900 to 2199. */
const PASCHAL_MOONS =
  '04-14 04-03 03-23 04-11 03-31 04-18 04-08 03-28 04-16 04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-17 04-07 03-27'.split(
    ' ',
  )

function easterOf(year: number): string {
  const moon = `${year}-${PASCHAL_MOONS[year % 19]}`
  const after = daysIn(year).filter((day) => day > moon && isWeekday(day, 0))
  return after[0] ?? ''
}

/** The first day of a year that the calendar of Node calls so, within a day of what is right. */
function roughMoonDay(year: number, month: number, day: number): string {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  })
  const isDay = (iso: string) => {
    const parts = format.formatToParts(new Date(iso))
    const read = (type: string) => parts.find((part) => part.type === type)?.value
    return read('month') === String(month) && read('day') === String(day)
  }
  return daysIn(year).find(isDay) ?? ''
}

/**
 * A day of the calendar of the moon: a month begins on the day of its new moon by the clocks of the
 * country. Node's own calendar rounds that instant, and is a day off when it is minutes from midnight.
 */
const byMoon =
  (hoursFromUtc: number) =>
  (month: number, day: number): Reckoning =>
  (year) => {
    const first = shifted(roughMoonDay(year, month, day), 1 - day)
    const there = isoDay(newMoonNear(Date.parse(first)) + hoursFromUtc * 3_600_000)
    return shifted(there, day - 1)
  }
const inChina = byMoon(8)
const inKorea = byMoon(9)
const inVietnam = byMoon(7)

/** The instant of a new moon in milliseconds, to some minutes (Meeus, Astronomical Algorithms, chapter 49). */
function newMoonNear(ms: number): number {
  const years = (ms - Date.UTC(2000, 0, 6, 18, 14)) / (365.2425 * DAY_MS)
  const k = Math.round(years * 12.3685)
  const t = k / 1236.85
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
  const sun = 2.5534 + 29.1053567 * k
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t
  const node = 160.7108 + 390.67050284 * k
  const julian =
    2_451_550.09766 +
    29.530588861 * k +
    0.00015437 * t * t -
    0.4072 * sin(moon) +
    0.17241 * sin(sun) +
    0.01608 * sin(2 * moon) +
    0.01039 * sin(2 * node) +
    0.00739 * sin(moon - sun) -
    0.00514 * sin(moon + sun) +
    0.00208 * sin(2 * sun)
  const dynamicalMs = 70_000
  return (julian - 2_440_587.5) * DAY_MS - dynamicalMs
}

const onWeekday =
  (month: number, weekday: number, at: number): Reckoning =>
  (year) =>
    weekdays(year, month, weekday).at(at)
const fromEaster =
  (days: number): Reckoning =>
  (year) =>
    shifted(easterOf(year), days)
const afterThanksgiving =
  (days: number): Reckoning =>
  (year) =>
    shifted(weekdays(year, 11, 4)[3] ?? '', days)

/** How each holiday that moves is found without the product. */
const MOVING: [Language, string, Reckoning][] = [
  ['en', 'easter', fromEaster(0)],
  ['de', 'easter', fromEaster(0)],
  ['fr', 'easter', fromEaster(0)],
  ['pt', 'easter', fromEaster(0)],
  ['es', 'easter', fromEaster(-3)],
  ['pt', 'carnaval', fromEaster(-47)],
  ['de', 'fathers-day', fromEaster(39)],
  ['en', 'thanksgiving', afterThanksgiving(0)],
  ['en', 'cyber-monday', afterThanksgiving(4)],
  ...(['de', 'en', 'es', 'fr', 'ja', 'ko', 'pt', 'th', 'vi'] as const).map(
    (language): [Language, string, Reckoning] => [language, 'black-friday', afterThanksgiving(1)],
  ),
  ...(['de', 'en', 'ja', 'pt', 'vi', 'zh'] as const).map(
    (language): [Language, string, Reckoning] => [language, 'mothers-day', onWeekday(5, 0, 1)],
  ),
  ['es', 'mothers-day', onWeekday(5, 0, 0)],
  [
    'fr',
    'mothers-day',
    // A week later where it would be Whit Sunday.
    (year) => {
      const last = weekdays(year, 5, 0).at(-1)
      return last === fromEaster(49)(year) ? weekdays(year, 6, 0)[0] : last
    },
  ],
  ...(['en', 'fr', 'ja'] as const).map((language): [Language, string, Reckoning] => [
    language,
    'fathers-day',
    onWeekday(6, 0, 2),
  ]),
  ['pt', 'fathers-day', onWeekday(8, 0, 1)],
  // The first Saturday after the 15th.
  ['de', 'oktoberfest', (year) => weekdays(year, 9, 6).find((day) => day > `${year}-09-15`)],
  ['en', 'memorial-day', onWeekday(5, 1, -1)],
  ['en', 'labor-day', onWeekday(9, 1, 0)],
  ['zh', 'spring-festival', inChina(1, 1)],
  ['th', 'chinese-new-year', inChina(1, 1)],
  ['zh', 'dragon-boat', inChina(5, 5)],
  ['zh', 'qixi', inChina(7, 7)],
  ['zh', 'mid-autumn', inChina(8, 15)],
  ['ko', 'seollal', inKorea(1, 1)],
  ['ko', 'chuseok', inKorea(8, 15)],
  ['vi', 'tet', inVietnam(1, 1)],
  ['vi', 'mid-autumn', inVietnam(8, 15)],
]

test.each(MOVING)('%s: %s is on the right day until 2032', (language, id, reckoned) => {
  expect(daysOf(language, id)).toEqual(YEARS.map(reckoned))
})

test('no holiday that moves is left out of this comparison', () => {
  const compared = MOVING.map(([language, id]) => `${language} ${id}`)
  const languages = [...new Set(MOVING.map(([language]) => language))]
  const moving = languages.flatMap((language) =>
    Texts.parse(JSON.parse(readFileSync(`locales/${language}/templates.json`, 'utf8')))
      .occasions.filter(({ day }) => !day.startsWith('on '))
      .map(({ id }) => `${language} ${id}`),
  )
  expect(moving.toSorted()).toEqual(compared.toSorted())
})
