import { beforeEach, expect, test, vi } from 'vitest'
import { tableOf } from '@/contract/keys-of'
import { LANGUAGES } from '@/contract/languages'

let chapters: typeof import('./chapters')

beforeEach(async () => {
  vi.resetModules()
  chapters = await import('./chapters')
})

/** A chapter with one word, which names its language. */
const chapterOf = (id: string, load = async (word: string) => ({ messages: { [id]: word } })) =>
  tableOf(LANGUAGES, (language) => () => load(`${id} ${language}`))

test('a module waits for the words it says', async () => {
  const words = { every: 'page' }
  await chapters.followChapters('de', words)
  chapters.openChapter(chapterOf('price'))
  expect(await chapters.withWords('the module')).toBe('the module')
  expect(words).toEqual({ every: 'page', price: 'price de' })
})

test('a language that comes later brings the chapters that are open', async () => {
  chapters.openChapter(chapterOf('price'))
  const words = {}
  await chapters.followChapters('ja', words)
  expect(words).toEqual({ price: 'price ja' })
})

test('every language of a visit gets every chapter, each once', async () => {
  const [de, ja] = [{}, {}]
  const load = vi.fn(async (word: string) => ({ messages: { price: word } }))
  await chapters.followChapters('de', de)
  chapters.openChapter(chapterOf('price', load))
  await chapters.followChapters('ja', ja)
  await chapters.withWords(null)
  expect([de, ja]).toEqual([{ price: 'price de' }, { price: 'price ja' }])
  expect(load).toHaveBeenCalledTimes(2)
})

test('words that did not arrive fail the module, and are asked for again', async () => {
  const words = {}
  const load = vi.fn().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue({ messages: { price: 'back' } })
  await chapters.followChapters('de', words)
  chapters.openChapter(chapterOf('price', load))
  await expect(chapters.withWords(null)).rejects.toThrow('offline')
  await chapters.withWords(null)
  expect(words).toEqual({ price: 'back' })
})
