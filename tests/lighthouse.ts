/**
 * `npm run lighthouse`: audits of the production build in headless Chromium, desktop settings. Ends
 * with 1 when a page is below what we promise. Needs an idle machine for the performance figure.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { launchChromium } from './support/browser-launch.ts'
import { findFreePort } from './support/free-port.ts'
import { addressOf, listPages } from './support/pages.ts'
import { startProduct } from './support/product-server.ts'

const PAGES = ['/$lang', '/$lang/pricing', '/$lang/gallery', '/$lang/remove-watermark-from-video']
const PROMISED: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 96,
  seo: 100,
}

const existing = new Set(listPages())
const pages = PAGES.filter((page) => existing.has(page))
const folder = await mkdtemp(join(tmpdir(), 'adloom-lighthouse-'))
const product = await startProduct({ folder, env: { LOG_LEVEL: 'warn' } })
const port = await findFreePort()
const browser = await launchChromium([`--remote-debugging-port=${port}`])
let isGoodEnough = true
try {
  for (const page of pages) await audit(page)
} finally {
  await browser.close()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(isGoodEnough ? 0 : 1)

async function audit(page: string): Promise<void> {
  const address = addressOf(page, 'en')
  const url = product.baseUrl + address
  // The first answer renders; visitors get the kept page.
  await fetch(url)
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' }, desktopConfig)
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`)
  console.log(`\n${address}`)
  for (const [id, promised] of Object.entries(PROMISED)) {
    const category = result.lhr.categories[id]
    const score = Math.round((category?.score ?? 0) * 100)
    const isKept = score >= promised
    isGoodEnough &&= isKept
    console.log(`  ${isKept ? 'ok  ' : 'FAIL'} ${id}: ${score} (promised ${promised})`)
    const weighed = category?.auditRefs.filter(({ weight }) => weight > 0) ?? []
    for (const line of faults(weighed.map(({ id: audit }) => result.lhr.audits[audit]))) {
      console.log(`         ${line}`)
    }
  }
}

/** What kept a score from being full. */
function faults(audits: (Result['audits'][string] | undefined)[]): string[] {
  return audits
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.title} ${audit?.displayValue ?? ''}`)
}
