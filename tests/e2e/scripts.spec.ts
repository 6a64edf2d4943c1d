import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { expect, test, waitForFrame, waitForHydration } from '../support/browser.ts'
import { gzipTotal, loadScripts, neededScripts } from '../support/page-scripts.ts'

/**
 * What the create page may need before it responds to a visitor. Raise it only for a reason. Past ones, in kilobytes
 * ("Thai": there alone):
 * - 2: the operator page's gate, the rule by which `auto` chooses, and loading the prompt's tools and exact words once
 *   there is a prompt
 * - 1: the team's name in the header, what its role may do, and other words over an earlier image
 * - 2: addresses of creatives and their links, and messages with links
 * - 2: the brand switch in the header, and an account's defaults
 * - 0.5: titles for the pages of creatives
 * - 3: addresses and titles of the library, campaigns, templates, ideas, and imports
 * - 3.5: the composer folds, queues the next generation, leads to all modes, and says when it's offline; the product
 *   switch
 * - 1.5: which typed address led nowhere, and the theme in the account menu
 * - 1.5: addresses of layers and analytics, and the brand an ad for a product begins with
 * - 1.5: a sent generation's place in the feed, and addresses of briefs and the month plan
 * - 1: addresses and names of music and photoshoots
 * - 0.33: the ad board's address, and a board ad that a prompt begins with
 * - 1, and 1 more in Thai: addresses, names, and titles of voices, sound for videos, and the video editor
 * - 1: a typed letter renders only its field, and the page subscribes to drafts in parts
 * - 0.33 in Thai: address and names of talking videos
 * - 1.5, and 1 more in Thai: addresses, names, and titles of UGC ads and face change, what they're made with, and a
 *   reopened video
 * - 0.4: places of parts that the server renders once for many pages, and what waits until the first letter is visible
 * - 0.1: keeping typed text from late arrivals
 * - 1 in Thai: names for subtitles from speech, and why none were heard
 * - 0.33: spoken languages of a video, angles of a product, and a result that closes before the feed moves
 * - 0.5: addresses of packs and of ads made with one press, and images that a visitor gave before signing in
 * - 0.25: a composer that makes room for the requested result
 * - 0.2: *Try again* sends a key, so that a lost reply doesn't make and charge a second task
 */
const HOME_GZIP_BYTES_MAX = 210_900
/**
 * Including what it fetches afterwards: how to call the server, and the sentences for failures. Past reasons, in
 * kilobytes:
 * - 2: a refused edit names the nearest tools, and content refusals say what to change
 * - 0.5: why somebody can't join or leave a team, and why a password is refused: eight sentences
 * - 1: an account's defaults, its picture, and what its safety requires first
 * - 1: why a product page can't be read: seven sentences, three bytes per letter in Thai
 * - 2: creatives and their links
 * - 2: brands, their fonts, and their conflicts
 * - 3: five more pages in the menus, with titles: the library, campaigns, templates, ideas, imports
 * - 2.5: results below the prompt, one of them a video that can be stopped
 * - 3: the queue, the other modes, offline messages, knowledge, languages of an ad, and subtitles
 * - 1.5: earlier prompts, keys for everything, zoom, and share
 * - 1.5: layers, analytics, and a brand right away
 * - 2: briefs and the month plan in the menus, why a passkey wasn't accepted, and checks before export
 * - 1: music and photoshoots in the menus
 * - 1.5: voices, sound for videos, and fuller wording elsewhere
 * - 3, two of them in Thai alone: the video editor, and messages of subtitles and the library that its screen shares
 * - 1, and 2 more in Thai: UGC ads and face change in the menus, why an edit has no room, and a reopened video
 * - 0.33: places of cached parts, and what waits for the first letter
 * - 1.25 in Thai: subtitles from speech, and why none were heard
 * - 0.33 in Thai: plainer wording of the tools
 * - 1: whether an idle page's requests are counted depends on when the network is quiet, so the limit covers them all
 */
const HOME_ALL_GZIP_BYTES_MAX = 232_300

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
)
const words = Object.entries(manifest).filter(([source]) => source.includes('/messages.po'))
const wordsIn = (language: Language) =>
  words
    .filter(([source]) => source.startsWith(`locales/${language}/`))
    .map(([, { file }]) => `/${file}`)

for (const language of ['en', 'th'] as const) {
  test(`a page in ${language} loads the words of its language, and no other’s`, async ({
    page,
  }) => {
    const scripts = await loadScripts(page, `/${language}/`)
    const languages = LANGUAGES.filter((one) =>
      scripts.some(({ path }) => wordsIn(one).includes(path)),
    )
    expect(languages).toEqual([language])
    expect(gzipTotal(scripts)).toBeLessThan(HOME_ALL_GZIP_BYTES_MAX)
    const needed = scripts.filter(({ isNeeded }) => isNeeded)
    expect(gzipTotal(needed)).toBeLessThan(HOME_GZIP_BYTES_MAX)
    // The first screen's messages are in one file; a second one would belong to another screen.
    expect(needed.filter(({ path }) => wordsIn(language).includes(path))).toHaveLength(1)
  })
}

test('the create page responds before any script arrives that it does not name', async ({
  page,
}) => {
  const document = await page.goto('/en/')
  if (!document) throw new Error('there is no page')
  const needed = await neededScripts(document)
  await page.route('**/assets/*.js', (route) => {
    // The others never arrive.
    if (needed.has(new URL(route.request().url()).pathname)) return route.continue()
  })
  await page.reload()
  await waitForFrame(page)
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await page.getByRole('list', { name: 'Ideas to start from' }).getByRole('button').first().click()
  await expect(prompt).not.toHaveValue('')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('another language brings the words of the screens that were visited before', async ({
  page,
}) => {
  await page.goto('/en/pricing')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your plan')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wählen Sie Ihren Tarif')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'So funktioniert’s' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So funktioniert’s')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wählen Sie Ihren Tarif')
})
