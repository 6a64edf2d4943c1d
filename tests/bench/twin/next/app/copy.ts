import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the page as data, as `copy-page.ts` writes it. */
export type Part = string | { tag: string; props: Record<string, unknown>; parts: Part[] }

interface PageCopy {
  title: string
  description: string
  bodyClass: string
  styles: string[]
  parts: Part[]
}

/** The product's home page as read by `npm run bench:twin`. */
export const copy: PageCopy = JSON.parse(readFileSync(join(process.cwd(), 'page.json'), 'utf8'))
