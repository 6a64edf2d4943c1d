/**
 * `npm run bench:bundle`: gzipped JavaScript that a first visit loads, page by page: what the page needs
 * before it responds, and the total including what it fetches afterwards while idle.
 */
import { launchChromium } from '../support/browser-launch.ts'
import { gzipTotal, loadScripts } from '../support/page-scripts.ts'
import { withProduct } from './product.ts'

const PAGES = ['/en/', '/th/', '/en/gallery', '/en/faq', '/en/login']
const LISTED_MAX = 12

const browser = await launchChromium()
await withProduct(async ({ baseUrl }) => {
  for (const path of PAGES) {
    const context = await browser.newContext()
    const scripts = await loadScripts(await context.newPage(), baseUrl + path)
    await context.close()
    const needed = scripts.filter(({ isNeeded }) => isNeeded)
    console.log(
      `\n${path}: ${kilobytes(gzipTotal(needed))} in ${needed.length} files until interactive, ` +
        `${kilobytes(gzipTotal(scripts))} in ${scripts.length} files in all`,
    )
    for (const { path: file, gzipBytes, isNeeded } of scripts.slice(0, LISTED_MAX)) {
      console.log(
        `  ${kilobytes(gzipBytes).padStart(9)}  ${file}${isNeeded ? '' : ' (afterwards)'}`,
      )
    }
  }
})
await browser.close()

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
