import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readPdf } from './read-pdf.ts'

/** The process that reads one PDF: whatever a file does to its reader ends with this process. */
process.once('message', (path) => {
  read(path).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  )
})
process.once('disconnect', () => process.exit(0))

const read = async (path: unknown) =>
  readPdf(new Uint8Array(await readFile(z.string().parse(path))))
