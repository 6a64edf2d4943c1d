import { readFile } from 'node:fs/promises'
import { readPage } from './read-page.ts'
import type { PageTask } from './read-page-apart.ts'

/** The process that reads one page: whatever a page does to its reader ends with this process. */
process.once('message', async ({ path, contentType, url }: PageTask) => {
  const facts = readPage(await readFile(path), { contentType, url: new URL(url) })
  process.send?.(facts, () => process.exit(0))
})
process.once('disconnect', () => process.exit(0))
