import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findFaults } from '../support/accessibility.ts'
import { makePicture, makeResult } from '../support/api-results.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { createAccount, type ProductAccount, signInBrowser } from '../support/product-accounts.ts'
import { factsOf } from '../support/video-facts.ts'
import { zipEntries } from '../support/zip-entries.ts'

/** What platforms ask for, written down once more: placement, folder, pixels, bytes, seconds. */
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

test('[R2.53] [R4.16] what is saved opens the ads manager, and an export pack has it in the shapes of eight placements', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const maker = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', maker)
  await makePicture(request, maker, '"Run lighter" red shoes, 20% off. Shop now')
  await saveFilm(maker)
  await page.goto('/en/history')
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Generated image: "Run lighter"/ }).click()
  const [ads] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Save to team' }).click(),
  ])
  await ads.waitForURL(/\/en\/ads-manager$/)
  await waitForHydration(ads)

  await ads.getByRole('button', { name: 'New campaign' }).click()
  await ads.getByRole('textbox', { name: 'Name' }).fill('Spring')
  await ads.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(ads.getByRole('heading', { name: 'Spring' })).toBeVisible()
  await ads.getByRole('navigation', { name: 'Campaigns' }).getByText('All creatives').click()
  await ads.getByRole('button', { name: 'Select all' }).click()
  await ads.getByRole('combobox', { name: 'Move to campaign' }).selectOption('Spring')
  await ads.getByRole('navigation', { name: 'Campaigns' }).getByText('Spring').click()
  await expect(ads.getByRole('checkbox')).toHaveCount(2)
  await ads
    .getByRole('button', { name: /^Fits \d+ placements$/ })
    .first()
    .click()
  await expect(ads.getByRole('dialog')).toContainText('Stories')
  await ads.keyboard.press('Escape')
  await orderPack(ads)

  await ads.setViewportSize({ width: 360, height: 740 })
  expect(await measureOverflow(ads)).toBeLessThanOrEqual(0)
  expect(await findFaults(ads)).toEqual([])
  const ready = ads.getByRole('link', { name: 'Download' })
  await expect(ready).toBeVisible({ timeout: 90_000 })
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

  async function saveFilm({ token }: ProductAccount) {
    const output = await makeResult(request, maker, {
      workflow_type: 'text_to_video',
      prompt: 'Red shoes, 20% off',
      aspect_ratio: '1:1',
      resolution: '480p',
      duration: 3,
      generate_audio: false,
    })
    const headers = { authorization: token }
    const { data } = await (await request.get('/backend/auth/task/list', { headers })).json()
    const [task] = data.tasks.filter((one: { outputs: { output_id: string }[] }) =>
      one.outputs.some(({ output_id }) => output_id === output),
    )
    const saved = await request.post('/backend/auth/my-creative/create', {
      headers,
      data: {
        log_id: task.task_id,
        generation_method: 'MY_CREATION',
        video_creative: { video_url: `/media/${output}/original` },
      },
    })
    expect(saved.ok()).toBe(true)
  }
})

/** Orders the placements of the table, and nothing else. */
async function orderPack(ads: Page) {
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
