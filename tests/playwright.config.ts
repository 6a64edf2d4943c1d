import { defineConfig, devices } from '@playwright/test'

/**
 * Browser journeys against a running product. `npm run e2e` builds and starts one, finds Chromium and
 * names both here; nothing is started from this file.
 */
const { E2E_BASE_URL: baseURL, E2E_REPORT: outputFile, CHROMIUM_PATH: executablePath } = process.env
if (!baseURL) throw new Error('E2E_BASE_URL is not set: run the journeys with "npm run e2e".')

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.playwright/results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 240_000,
  // What is waited for comes late on a busy machine.
  expect: { timeout: 60_000 },
  reporter: outputFile ? [['list'], ['json', { outputFile }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    screenshot: 'only-on-failure',
    // Films and entrances that nobody watches cost much of the time; create.spec.ts keeps them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of the run: `--trace on` records one of a journey that is looked into.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox refuses root; /dev/shm is small in containers.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { locale: 'en-US' } },
    {
      name: 'phone',
      grep: /@phone/,
      // A pixel of the layout is one of the picture, or each frame would have seven times as many.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, locale: 'en-US' },
    },
  ],
})
