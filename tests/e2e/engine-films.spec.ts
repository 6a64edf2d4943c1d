import { readFile, rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { FILM_MODES, makeFilmFile } from '../support/engine-films.ts'

for (const mode of FILM_MODES) {
  test(`[R3.01] a film of the built-in engine plays and seeks in the browser: ${mode}`, async ({
    page,
  }) => {
    const { file, folder } = await makeFilmFile({ mode, durationSeconds: 3 })
    const source = `data:video/mp4;base64,${(await readFile(file)).toString('base64')}`
    await rm(folder, { recursive: true })
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
