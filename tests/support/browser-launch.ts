import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../run/chromium.ts'

/** A headless Chromium for scripts that aren't tests. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium(console.log)
  if (!executablePath) throw new Error('There is no Chromium here.')
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath,
    // Chromium's sandbox refuses root; /dev/shm is small in containers.
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--disable-gpu',
      ...args,
    ],
  })
}
