import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { expect, test, waitForFrame, waitForHydration } from '../support/browser.ts'
import { gzipTotal, loadScripts, neededScripts } from '../support/page-scripts.ts'

/**
 * What the create page may need before it responds to a visitor. Raise it only with a reason: the gate of
 * the operator page, the rule by which `auto` chooses, and what asks for the prompt's tools and for exact
 * words when there is a prompt made it two kilobytes more. The team's name in the header, what its role may
 * do, and other words over an earlier picture are one more. The addresses of creatives and of their links, and
 * messages that lead somewhere, are two more; the switch of brands in the header and what an account begins
 * with, another two; that pages of creatives have titles of their own, half of one. The addresses and titles
 * of the library, campaigns, templates, ideas and imports are three more. That the composer folds, puts the
 * next one in line, leads to all modes and says when it is offline, and the switch of products, are three and a half.
 * Which typed address led nowhere, and the theme in the menu of the account, are one and a half. The addresses of layers
 * and analytics, and the brand that an ad for a product begins with, are another one and a half. The place of what
 * is sent in the feed, and the addresses of briefs and of the month's plan, are one and a half more. The addresses and names
 * of music and photoshoots are one. The address of the board of ads, and an ad of it that a prompt begins with, are a third of one.
 * The addresses, names and titles of voices, sound for videos and the video editor are one, and one more in Thai; that a
 * letter typed renders its field alone, and drafts that the page subscribes to in parts, another one. The address and names
 * of talking videos are a third of one in Thai. The addresses, names and titles of UGC ads and face change, what they
 * are made by, and a film that is opened again are one and a half, and one more in Thai. Places of parts that the server draws
 * once for many pages, and what waits until the first letter is on the screen, are two fifths of one; what keeps typed
 * words from what arrives late is a tenth, and what subtitles from speech are called and why none were heard one, in Thai.
 * The languages that a video may speak, the angles of a product, and a result that closes before the feed moves are a third.
 * The addresses of packs and of ads that are made at one press, and pictures that a visitor gave before signing in, are a half.
 * A composer that makes room for the result that was asked for is a quarter.
 */
const HOME_GZIP_BYTES_MAX = 210_700
/**
 * With what it fetches afterwards: how to call the server, and the sentences for failures. A refused edit
 * names the nearest tools, and what is refused for its content says what to change: two kilobytes more.
 * Why somebody cannot join or leave a team, and why a password is refused, is eight sentences: half a kilobyte.
 * What an account begins with, its picture, and what its safety asks for first are one more.
 * Why the page of a product cannot be read is seven more, three bytes a letter in Thai: one kilobyte.
 * Creatives and their links: two kilobytes; brands, their typefaces and their conflicts: two.
 * Five more pages in the menus, with their titles: the library, campaigns, templates, ideas, imports: three.
 * Results below the prompt, one of them a film that can be stopped: two and a half.
 * The line of what comes next, the other modes, what is said offline, knowledge, languages of an ad and subtitles: three.
 * Earlier prompts, keys for everything, zoom and share: one and a half. Layers, analytics, a brand at once: one and a half.
 * Briefs and the month's plan in the menus, why a passkey was not taken, and checks before an ad goes out: two.
 * Music and photoshoots in the menus: one. Voices, sound for videos, and what else was said more fully: one and a half.
 * The video editor, and words of subtitles and of the library that its screen shares with others: three, two of them in
 * Thai alone. UGC ads and face change in the menus, why an edit has no room, and a film that is opened again: one, and
 * two more in Thai. Places of kept parts, and what waits for the first letter, are a third of one. Subtitles from speech,
 * and why none were heard, are one and a quarter in Thai. Plainer words of the tools are a third of one there.
 * What an idle page fetches is counted or not, as it happens to come
 * before the network is quiet: the limit holds for all of it, which is one more.
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
    // The words of the first screen are in one file: a second one would be words of another screen.
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
