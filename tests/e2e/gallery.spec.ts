import { randomUUID } from 'node:crypto'
import { findFaults, findFaultsInBothThemes, NO_FAULTS } from '../support/accessibility.ts'
import { makePicture } from '../support/api-results.ts'
import { expect, measureOverflow, test, waitForHydration } from '../support/browser.ts'
import { GalleryPage } from '../support/gallery-page.ts'
import { askProduct, createAccount, signInBrowser } from '../support/product-accounts.ts'

test('[R1.10] [R2.12] a visitor looks around: filters, pages and page size stand in the address', async ({
  page,
}) => {
  const gallery = new GalleryPage(page)
  await gallery.open()
  const all = Number.parseInt((await gallery.count.textContent()) ?? '', 10)
  expect(all).toBeGreaterThanOrEqual(40)
  await expect(gallery.tiles).toHaveCount(24)

  await gallery.choose('Items per page', '12')
  await expect(page).toHaveURL(/size=12/)
  await expect(gallery.tiles).toHaveCount(12)
  const first = await gallery.tiles.first().getAttribute('href')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(gallery.tiles.first()).not.toHaveAttribute('href', first ?? '')

  await gallery.chooseType('Videos')
  await expect(page).toHaveURL(/type=video/)
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('link', { name: /^Generated image/ })).toHaveCount(0)
  await expect(gallery.tiles.first()).toBeVisible()
  expect(Number.parseInt((await gallery.count.textContent()) ?? '', 10)).toBeLessThan(all)

  await gallery.choose('Format', '21:9')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click()
  await expect(gallery.tiles).toHaveCount(12)
  await page.reload()
  await expect(gallery.tiles).toHaveCount(12)
})

test('[R2.41] the preview opens, walks and closes by the keyboard, and the focus comes back', async ({
  page,
}) => {
  const gallery = new GalleryPage(page)
  await gallery.open()
  await gallery.tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.tiles.nth(1)).toBeFocused()
  const placeOf = () => page.locator('header').boundingBox()
  const place = await placeOf()

  await page.keyboard.press('Enter')
  await expect(gallery.preview.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(gallery.preview).toContainText('2 / 24')
  expect(await placeOf()).toEqual(place)
  await page.keyboard.press('ArrowRight')
  await expect(gallery.preview).toContainText('3 / 24')
  await page.keyboard.press('End')
  await expect(gallery.preview).toContainText('24 / 24')
  await page.keyboard.press('ArrowRight')
  await expect(gallery.preview).toContainText('24 / 24')
  await page.keyboard.press('Escape')
  await expect(gallery.preview).toBeHidden()
  await expect(gallery.tiles.nth(1)).toBeFocused()
})

test('[R2.12] an address with odd values shows what makes sense of it', async ({ page }) => {
  const gallery = new GalleryPage(page)
  for (const search of ['page=-1&size=1000&type=audio&ratio=0:0', 'page=abc&size=12.5&sort=best']) {
    const answer = await page.goto(`/en/gallery?${search}`)
    expect(answer?.status()).toBe(200)
    await expect(gallery.tiles).toHaveCount(24)
  }
  await page.goto('/en/gallery?size=12&page=9999')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible()
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await expect(gallery.tiles.first()).toBeVisible()
})

test('an item has a page that shows itself where it is linked, and can be remixed', async ({
  page,
}) => {
  const gallery = new GalleryPage(page)
  await gallery.open('/en/gallery?type=image')
  const href = await gallery.tiles.first().getAttribute('href')
  await page.goto(href ?? '')
  const details = page.getByRole('complementary')
  const prompt = details.getByRole('paragraph').first()
  const words = (await prompt.textContent()) ?? ''
  expect(words).not.toBe('')
  const image = page.locator('meta[property="og:image"]')
  const picture = await page.request.get((await image.getAttribute('content')) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)

  await details.getByRole('link', { name: 'Remix' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(words)
  await expect(page).not.toHaveURL(/remix=/)
})

test('an item that nobody published has no page', async ({ page, complaints }) => {
  complaints.allow(/404/)
  for (const id of [randomUUID(), 'x', '..%2F..%2Fetc']) {
    const answer = await page.goto(`/en/gallery/${id}`)
    expect(answer?.status(), id).toBe(404)
  }
})

test('[R6.01] what a user publishes is found by everyone until they, or the operator, take it out', async ({
  page,
  context,
  request,
  baseURL,
  browser,
  complaints,
}) => {
  complaints.allow(/404/)
  const owner = await createAccount(request)
  const words = `Silver bicycle ${randomUUID().slice(0, 8)}`
  const outputId = await makePicture(request, owner, words)
  await signInBrowser(context, baseURL ?? '', owner)
  const stranger = await (await browser.newContext({ baseURL })).newPage()
  const itemPage = `/en/gallery/${outputId}`
  const seenByStranger = async () => (await stranger.goto(itemPage))?.status()
  expect(await seenByStranger()).toBe(404)

  const gallery = new GalleryPage(page)
  await gallery.open('/en/gallery?show=mine')
  await expect(gallery.count).toHaveText('1 item')
  await gallery.tiles.first().click()
  await gallery.preview.getByRole('button', { name: 'Publish in the gallery' }).click()
  await gallery.preview.getByRole('switch', { name: 'Share the prompt too' }).click()
  await gallery.preview.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(gallery.preview.getByText('Everyone can see this in the gallery.')).toBeVisible()
  await page.keyboard.press('Escape')

  await gallery.open()
  await expect(page.getByRole('link', { name: `Generated image: ${words}` })).toBeVisible()
  expect(await seenByStranger()).toBe(200)
  await expect(stranger.getByText(words, { exact: true })).toBeVisible()

  const other = await createAccount(request)
  for (const action of ['publish', 'unpublish']) {
    const tried = await request.post(`/backend/auth/my-gallery/${action}`, {
      headers: { authorization: other.token },
      data: { output_id: outputId },
    })
    expect(tried.status(), action).toBe(404)
  }
  expect(await seenByStranger()).toBe(200)

  await page.goto(itemPage)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByRole('button', { name: 'Publish in the gallery' })).toBeVisible()
  expect(await seenByStranger()).toBe(404)

  await request.post('/backend/auth/my-gallery/publish', {
    headers: { authorization: owner.token },
    data: { output_id: outputId },
  })
  expect(await seenByStranger()).toBe(200)
  await expect(stranger.getByText('The creator hasn’t shared the prompt.')).toBeVisible()
  await askProduct('gallery.remove', { item: outputId })
  expect(await seenByStranger()).toBe(404)
  await stranger.context().close()
})

test('favourites are found again, and two pictures are compared in one', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const owner = await createAccount(request)
  await makePicture(request, owner, 'a red mug')
  await makePicture(request, owner, 'a blue mug')
  await signInBrowser(context, baseURL ?? '', owner)
  const gallery = new GalleryPage(page)
  await gallery.open('/en/gallery?show=mine')
  await gallery.tiles.first().click()
  const star = gallery.preview.getByRole('button', { name: 'Favorite' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.keyboard.press('m')
  await gallery.preview.getByRole('button', { name: 'Overlay' }).click()
  const line = gallery.preview.getByRole('slider', { name: 'Divider between the two images' })
  await line.press('Shift+ArrowRight')
  await expect(line).toHaveAttribute('aria-valuenow', '60')
  await expect(gallery.preview).toContainText('1 ↔ 2 / 2')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveURL(/only=starred/)
  await expect(gallery.count).toHaveText('1 item')
  await expect(gallery.tiles).toHaveCount(1)
  await page.reload()
  await expect(gallery.tiles).toHaveAccessibleName('Generated image: a blue mug')
  expect(await findFaults(page)).toEqual([])
})

test('[R2.12] [R2.20] an empty gallery of one’s own, and an empty history, lead to the create page', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.goto('/en/gallery?show=mine')
  await expect(page.getByText('Please login first to proceed with this operation')).toBeVisible()
  await signInBrowser(context, baseURL ?? '', await createAccount(request))
  await page.goto('/en/gallery?show=mine')
  await waitForHydration(page)
  await expect(page.getByText('0 items')).toBeVisible()
  await page.getByRole('link', { name: 'Create now' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible()
  await page.goto('/en/history')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Start creating' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible()
})

test('when a page cannot be loaded, what was there stays, and trying again helps', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const gallery = new GalleryPage(page)
  await gallery.open('/en/gallery?size=12')
  await page.route('**/_serverFn/**', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Try again' })
  await expect(alert).toBeVisible()
  await expect(gallery.tiles).toHaveCount(12)
  await page.unroute('**/_serverFn/**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('the gallery, its preview and its pages are free of accessibility faults, dark and light', async ({
  page,
}) => {
  const gallery = new GalleryPage(page)
  const expectNoFaults = async (where: string) =>
    expect(await findFaultsInBothThemes(page), where).toEqual(NO_FAULTS)
  // smoke.spec.ts checks the whole gallery in Thai with all other pages.
  for (const address of ['/de/gallery?type=video&size=12', '/en/gallery?size=12']) {
    await gallery.open(address)
    await expectNoFaults(address)
  }
  const href = await gallery.tiles.first().getAttribute('href')
  await gallery.tiles.first().click()
  await expect(gallery.preview).toBeVisible()
  await expectNoFaults('preview')
  await page.goto(href ?? '')
  await expectNoFaults('item page')
})

test('[R2.12] the gallery and its preview fit a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const gallery = new GalleryPage(page)
  for (const language of ['en', 'de', 'th']) {
    await gallery.open(`/${language}/gallery`)
    expect(await measureOverflow(page), language).toBeLessThanOrEqual(0)
  }
  await gallery.open()
  await gallery.tiles.first().tap()
  await expect(gallery.preview).toContainText('1 / 24')
  await gallery.preview.getByRole('button', { name: 'Next' }).tap()
  await expect(gallery.preview).toContainText('2 / 24')
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findFaults(page)).toEqual([])
  await gallery.preview.getByRole('button', { name: 'Close' }).tap()
  await expect(gallery.preview).toBeHidden()
})
