/**
 * `npm run bench:twin`: the home page beside the same page by a small Next app of our own
 * (`tests/bench/twin/next`), measured in one run: processor time per request, rendered and cached, scripts
 * of a first visit, and Lighthouse's phone profile. The twin only looks like the page; it has no functions.
 */
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { launchChromium } from '../support/browser-launch.ts'
import { findFreePort } from '../support/free-port.ts'
import { gzipTotal, loadScripts } from '../support/page-scripts.ts'
import { askOften, describeLoad } from './ask-often.ts'
import { describeMachine } from './machine.ts'
import { withProduct } from './product.ts'
import { copyPage, wordsOf } from './twin/copy-page.ts'
import { startTwin } from './twin/start-twin.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } })
const seconds = Number(values.seconds)
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

interface Site {
  name: string
  baseUrl: string
  pid: number
  kept: string
  /** An address not requested before. */
  rendered: (n: number) => string
}

await withProduct(async ({ baseUrl, process: { pid = 0 } }) => {
  const html = await (await fetch(`${baseUrl}/en/`)).text()
  const twin = await startTwin(copyPage(html, baseUrl))
  const sites: Site[] = [
    { name: 'Adloom', baseUrl, pid, kept: '/en/', rendered: (n) => `/en/?n=${n}` },
    { name: 'Next', ...twin, kept: '/en', rendered: (n) => `/en/rendered?n=${n}` },
  ]
  try {
    for (const { baseUrl, rendered } of sites) {
      const shown = wordsOf(await (await fetch(baseUrl + rendered(-1))).text())
      if (shown !== wordsOf(html)) throw new Error(`${baseUrl} shows another page.`)
    }
    console.log(`${describeMachine()}; ${describeLoad(seconds)}`)
    const rows = []
    for (const site of sites) rows.push(await measure(site))
    console.table(rows)
  } finally {
    await twin.stop()
  }
})

async function measure({ name, baseUrl, pid, kept, rendered }: Site) {
  const load = { baseUrl, pid, seconds }
  let fresh = 0
  const renders = {
    name: `${name}, rendered`,
    requests: [
      { setupRequest: (request: object) => ({ ...request, headers, path: rendered(fresh++) }) },
    ],
  }
  const keeps = { name: `${name}, from memory`, requests: [{ path: kept, headers }] }
  const [anew, fromMemory] = [await askOften(renders, load), await askOften(keeps, load)]
  const port = await findFreePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    const scripts = await loadScripts(await browser.newPage(), baseUrl + kept)
    const said = await lighthouse(baseUrl + kept, { port, logLevel: 'error', output: 'json' })
    const audits = said?.lhr.audits
    return {
      site: name,
      'rendered, CPU ms': anew.cpuMs.toFixed(2),
      'from memory, CPU ms': fromMemory.cpuMs.toFixed(3),
      'scripts, kB gzip': (gzipTotal(scripts) / 1000).toFixed(0),
      'Lighthouse, phone': Math.round((said?.lhr.categories.performance?.score ?? 0) * 100),
      'LCP s': ((audits?.['largest-contentful-paint']?.numericValue ?? 0) / 1000).toFixed(1),
      'TBT ms': Math.round(audits?.['total-blocking-time']?.numericValue ?? 0),
    }
  } finally {
    await browser.close()
  }
}
