import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export interface PageScript {
  path: string
  sizeBytes: number
  gzipBytes: number
}

/** The scripts a first visit to an address loads before anybody touches the page, largest first. */
export async function loadScripts(page: Page, address: string): Promise<PageScript[]> {
  const scripts: Promise<PageScript>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    scripts.push(
      answer.body().then((body) => ({
        path: new URL(answer.url()).pathname,
        sizeBytes: body.length,
        gzipBytes: gzipSync(body, { level: 9 }).length,
      })),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return (await Promise.all(scripts)).sort((a, b) => b.gzipBytes - a.gzipBytes)
}

export const gzipTotal = (scripts: readonly PageScript[]): number =>
  scripts.reduce((total, { gzipBytes }) => total + gzipBytes, 0)
