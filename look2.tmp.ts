import { readFileSync } from 'node:fs'
import { launchChromium } from './tests/support/browser-launch.ts'
import { signInBrowser } from './tests/support/product-accounts.ts'
const base = 'http://localhost:4391'
const account = JSON.parse(readFileSync('/tmp/ed-token', 'utf8'))
const output = readFileSync('/tmp/ed-output', 'utf8')
const browser = await launchChromium()
for (const [width, height, scheme, lang] of [[1280, 800, 'light', 'en'], [1280, 800, 'dark', 'de'], [360, 740, 'light', 'th'], [360, 740, 'dark', 'en']] as const) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce' })
  await signInBrowser(context, base, account)
  const page = await context.newPage()
  page.setDefaultTimeout(180000)
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)) })
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)))
  await page.goto(`${base}/${lang}/edit-layers?picture=${output}`)
  await page.locator('[data-layer]').first().waitFor()
  await page.waitForTimeout(4000)
  const headline = page.locator('[data-layer^=headline]').first()
  await headline.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/ed-${width}-${scheme}.png` })
  if (width === 360) {
    await page.locator('button[aria-haspopup=dialog]').last().click()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/ed-${width}-${scheme}-sheet.png` })
  }
  console.log(width, scheme, await page.evaluate(() => document.documentElement.scrollWidth))
  await context.close()
}
await browser.close()
