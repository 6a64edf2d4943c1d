import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { FILM_MODES, type FilmMode, requestFilm } from '../support/engine-films.ts'
import { run } from '../support/processes.ts'

async function makeFilm(mode: FilmMode): Promise<Buffer> {
  const { request, folder } = await requestFilm({ mode, durationSeconds: 3 })
  const asked = join(folder, 'film.json')
  await writeFile(asked, JSON.stringify(request))
  const program = ['tests/support/film-process.ts', asked]
  const { output } = await run(process.execPath, program, { output: 'collect' })
  const film = await readFile(output.trim())
  await rm(folder, { recursive: true })
  return film
}

for (const mode of FILM_MODES) {
  test(`[R3.01] a film of the built-in engine plays and seeks in the browser: ${mode}`, async ({
    page,
  }) => {
    const source = `data:video/mp4;base64,${(await makeFilm(mode)).toString('base64')}`
    await page.setContent('<video muted playsinline></video>')
    const facts = await page.evaluate(async (src) => {
      const video = document.querySelector('video')
      if (!video) throw new Error('The page has no video.')
      const happens = (name: string) =>
        new Promise<void>((resolve, reject) => {
          video.addEventListener(name, () => resolve(), { once: true })
          video.addEventListener('error', () => reject(new Error(video.error?.message)))
        })
      const isReady = happens('canplaythrough')
      video.src = src
      await isReady
      const ended = happens('ended')
      await video.play()
      await ended
      const playedTo = video.currentTime
      const sought = happens('seeked')
      video.currentTime = 1
      await sought
      const { videoWidth, videoHeight, duration, currentTime } = video
      return { playedTo, videoWidth, videoHeight, duration, currentTime }
    }, source)
    expect(facts).toMatchObject({ videoWidth: 192, videoHeight: 256, currentTime: 1 })
    expect(Math.abs(facts.duration - 3)).toBeLessThanOrEqual(1 / 24)
    expect(facts.playedTo).toBeGreaterThan(2.9)
  })
}
