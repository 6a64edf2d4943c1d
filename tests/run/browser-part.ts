import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run, type StartOptions } from '../support/processes.ts'
import { startProduct } from '../support/product-server.ts'
import { findChromium } from './chromium.ts'
import { readPlaywrightReport } from './read-reports.ts'
import { broken, type Totals } from './totals.ts'

interface BrowserPart {
  workFolder: string
  say: (sentence: string) => void
  /** Arguments for Playwright, such as a test's name. */
  args: readonly string[]
  /** Where its output goes; to the terminal by default. */
  output?: StartOptions['output']
}

/** Builds the product, serves it as an operator would, and runs Playwright against it. */
export async function runBrowserJourneys({
  workFolder,
  say,
  args,
  output = 'show',
}: BrowserPart): Promise<Totals> {
  const chromium = await findChromium(say)
  if (!chromium) return broken('there is no Chromium to run the journeys in')

  say('Building and starting the product.')
  const product = await startProduct({
    folder: workFolder,
    // The tests register and sign in from one address more often than any person would.
    env: { RATE_LIMITS: 'false', LOG_LEVEL: 'info' },
  })
  say(`The product answers on ${product.baseUrl}.`)
  const report = join(workFolder, 'browser.json')
  try {
    const { exitCode } = await run(
      'playwright',
      ['test', '--config', 'tests/playwright.config.ts', ...args],
      {
        env: {
          E2E_BASE_URL: product.baseUrl,
          E2E_DATA_DIR: product.dataDir,
          E2E_REPORT: report,
          CHROMIUM_PATH: chromium,
        },
        output,
      },
    )
    const totals = await readPlaywrightReport(report, exitCode)
    if (totals.failed > 0) await showTroubles(join(workFolder, 'server.log'))
    return totals
  } finally {
    await product.stop()
  }
}

/** Shows the server log's warnings and errors, without every request. */
async function showTroubles(log: string): Promise<void> {
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n')
  const troubles = lines.filter((line) => !/^\{"level":[1-3]0,/.test(line))
  console.log(`The server said last:\n${troubles.slice(-40).join('\n')}`)
}
