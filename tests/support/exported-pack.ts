import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './browser.ts'
import { factsOf } from './video-facts.ts'
import { zipEntries } from './zip-entries.ts'

/** What platforms require, restated independently of the code: placement, folder, pixels, bytes, seconds. */
const WANTED = [
  ['Feed (FB+IG) image 1:1', 'meta/feed-image', 1080, 1080, 31_457_280],
  ['Feed (FB+IG) image 4:5', 'meta/feed-image', 1080, 1350, 31_457_280],
  ['Performance Max / Demand Gen landscape 1.91:1', 'google/pmax-landscape', 1200, 628, 5_242_880],
  ['Uploaded display Medium rectangle 300 × 250', 'google/display-300x250', 300, 250, 153_600],
  ['Uploaded display Leaderboard 728 × 90', 'google/display-728x90', 728, 90, 153_600],
  ['Standard image 2:3', 'pinterest/image', 1000, 1500, 33_554_432],
  ['Story ad tile 3:5', 'snapchat/story-tile', 360, 600, 2_097_152],
  ['Feed (FB+IG) video 1:1', 'meta/feed-video', 1080, 1080, 4_294_967_296, [1, 14_460]],
] as const

/** Orders exactly the table's placements. */
export async function orderPack(ads: Page): Promise<void> {
  await ads.getByRole('button', { name: 'Select all' }).click()
  await ads.getByRole('button', { name: 'Export pack' }).click()
  const dialog = ads.getByRole('dialog', { name: 'Export pack' })
  const checked = dialog.getByRole('checkbox', { checked: true })
  await expect(checked.first()).toBeVisible()
  while ((await checked.count()) > 0) await checked.first().uncheck()
  for (const name of ['Google', 'Pinterest', 'Snapchat'])
    await dialog.locator('summary').filter({ hasText: name }).click()
  for (const [name] of WANTED) await dialog.getByRole('checkbox', { name, exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Headline' }).first().fill('Run lighter')
  await dialog.getByRole('button', { name: 'Export 8 files' }).click()
}

/** Waits for the pack and checks each of its files against the table. */
export async function expectOrderedFiles(ads: Page): Promise<void> {
  const ready = ads.getByRole('link', { name: 'Download' })
  await expect(ready).toBeVisible({ timeout: 300_000 })
  const [download] = await Promise.all([ads.waitForEvent('download'), ready.click()])
  const entries = zipEntries(await readFile(await download.path()))
  expect(entries.map(({ name }) => name)).toContain('manifest.csv')
  const files = entries.filter(({ name }) => name.includes('/'))
  expect(files.map(({ name }) => name.replace(/\/[^/]*$/, '')).sort()).toEqual(
    WANTED.map(([, folder]) => folder).sort(),
  )
  for (const [, folder, width, height, most, seconds] of WANTED) {
    const file = files.find(
      ({ name }) => name.startsWith(`${folder}/`) && name.includes(` ${width}x${height}.`),
    )
    expect(file, folder).toBeDefined()
    expect(file?.bytes.length).toBeLessThanOrEqual(most)
    expect(await measured(file?.bytes ?? Buffer.alloc(0), seconds !== undefined)).toEqual({
      width,
      height,
      isInTime: true,
    })
  }
}

async function measured(bytes: Buffer, isFilm: boolean) {
  if (!isFilm) {
    const { width, height } = await sharp(bytes).metadata()
    return { width, height, isInTime: true }
  }
  const folder = await mkdtemp(join(tmpdir(), 'adloom-pack-'))
  try {
    const path = join(folder, 'film.mp4')
    await writeFile(path, bytes)
    const { streams, format } = await factsOf(path)
    const picture = streams.find(({ codec_type: type }) => type === 'video')
    const seconds = Number(format.duration)
    return {
      width: picture?.width,
      height: picture?.height,
      isInTime: seconds >= 1 && seconds <= 14_460,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
