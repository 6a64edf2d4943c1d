import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { requestFilm } from '../../../../../tests/support/engine-films.ts'
import { textToVideo } from '../modes/text-to-video.ts'
import { measureFilm } from './measure-film.ts'

const PROMPT = 'Cold brew coffee, headline "Slow mornings", $4.50, button "Order now"'

test('the words of a film are known shot by shot, and nothing is known of one that was made otherwise', async () => {
  const { request: asked, folder } = await requestFilm({ mode: 'text_to_video', fps: 8 })
  const request = { ...asked, prompt: PROMPT, durationSeconds: 4, generateAudio: false }
  const signal = new AbortController().signal
  const [film] = await textToVideo(request, { report: () => {}, signal })
  const question = { original: film?.path ?? '', dataDir: folder, colours: ['#ffffff'] }
  const shots = (await measureFilm({ request, ...question })) ?? []
  const words = shots.flatMap(({ document }) =>
    document.layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : [])),
  )
  const said = words.map(({ text }) => text.replaceAll('\n', ' ').toLowerCase()).join(' | ')
  for (const text of ['slow mornings', '$4.50', 'order now']) expect(said).toContain(text)
  expect(new Set(words.map(({ id }) => id)).size).toBe(words.length)
  const measured = shots.flatMap(({ measures }) => measures.texts)
  expect(measured.map(({ id }) => id)).toEqual(expect.arrayContaining(words.map(({ id }) => id)))
  for (const { contrast } of measured) expect(contrast).toBeGreaterThan(3)

  const dearer = { ...request, prompt: PROMPT.replace('4.50', '9.80') }
  expect(await measureFilm({ request: dearer, ...question })).toBeNull()
  await rm(folder, { recursive: true })
})
