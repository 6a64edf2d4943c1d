import { readFileSync } from 'node:fs'
import { launchChromium } from './tests/support/browser-launch.ts'
import { signInBrowser } from './tests/support/product-accounts.ts'
const base = 'http://localhost:4391'
const account = JSON.parse(readFileSync('/tmp/ed-token', 'utf8'))
const output = readFileSync('/tmp/ed-output', 'utf8')
const browser = await launchChromium()
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
await signInBrowser(context, base, account)
const page = await context.newPage()
page.on('console', (m) => console.log(m.type(), m.text().slice(0, 400)))
page.on('pageerror', (e) => console.log('pageerror', e.stack?.slice(0, 600)))
page.on('requestfailed', (r) => console.log('failed', r.url().slice(0, 200), r.failure()?.errorText))
page.on('response', (r) => { if (r.status() >= 400) console.log(r.status(), r.url().slice(0, 200)) })
await page.goto(`${base}/en/edit-layers?picture=${output}`, { timeout: 120000 })
for (let i = 0; i < 24; i++) { await page.waitForTimeout(5000); if (await page.locator('[data-layer]').count()) break }
console.log(await page.locator('main').innerText().catch(() => ''))
await page.waitForTimeout(3000)
await page.screenshot({ path: '/tmp/ed-dbg.png' })
await browser.close()
