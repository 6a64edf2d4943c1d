import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export interface PageScript {
  path: string
  sizeBytes: number
  gzipBytes: number
  /** The page names the script itself, since it can't respond without it; the others load when it's idle. */
  isNeeded: boolean
}

/** The scripts that a first visit loads before any interaction, largest first. */
export async function loadScripts(page: Page, address: string): Promise<PageScript[]> {
  const answers: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer)
  })
  const document = await page.goto(address, { waitUntil: 'networkidle' })
  const needed = document ? await neededScripts(document) : new Set()
  const scripts = await Promise.all(
    answers.map(async (answer) => {
      const body = await answer.body()
      const path = new URL(answer.url()).pathname
      const gzipBytes = gzipSync(body, { level: 9 }).length
      return { path, sizeBytes: body.length, gzipBytes, isNeeded: needed.has(path) }
    }),
  )
  return scripts.sort((a, b) => b.gzipBytes - a.gzipBytes)
}

/** Paths of the scripts a page names: in its head, as its entry, and in the `Link` header. */
export async function neededScripts(document: Response): Promise<Set<string>> {
  const html = await document.text()
  const links = document.headers().link ?? ''
  const paths = [
    ...[...html.matchAll(/<link[^>]* rel="modulepreload"[^>]*>/g)].map(([tag]) => hrefOf(tag)),
    ...[...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src),
    ...[...links.matchAll(/<([^>]+)>/g)].map(([, path]) => path),
  ]
  return new Set(paths.filter((path) => path !== undefined))
}

const hrefOf = (tag: string) => /href="([^"]+)"/.exec(tag)?.[1]

export const gzipTotal = (scripts: readonly PageScript[]): number =>
  scripts.reduce((total, { gzipBytes }) => total + gzipBytes, 0)
