import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lines, makePdf, namedFont } from '../../../../../tests/support/plain-pdf.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { readPdf } from './read-pdf.ts'
import { readPdfApart } from './read-pdf-apart.ts'

const LOCK = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2
  /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`

test('the words of a PDF keep their lines and the order of its pages', async () => {
  const pages = [lines('Roasted in Kiel', 'No   sugar added'), lines('Norda GmbH')]
  expect(await readPdf(makePdf(pages))).toEqual({
    text: 'Roasted in Kiel\nNo sugar added\n\nNorda GmbH',
    is_cut: false,
  })
})

test('of a long PDF the beginning is read, up to the last whole word', async () => {
  const page = lines(...Array.from({ length: 30 }, () => 'Many words. '.repeat(7)))
  const read = await readPdf(makePdf(Array.from({ length: 9 }, () => page)))
  const text = 'text' in read ? read.text : ''
  expect(read).toMatchObject({ is_cut: true })
  expect(text.length).toBeGreaterThan(19_900)
  expect(text.length).toBeLessThanOrEqual(20_000)
  expect(text).toMatch(/[a-z.]$/)
})

test.each([
  ['90ms-RKSJ-H', 'Japan1', '93fa967b8cea', '日本語'],
  ['UniGB-UCS2-H', 'GB1', '4e2d6587', '中文'],
  ['GBK-EUC-V', 'GB1', 'd6d0cec4', '中文'],
  ['ETen-B5-H', 'CNS1', 'a4a4a4e5', '中文'],
  ['KSCms-UHC-H', 'Korea1', 'c7d1b1db', '한글'],
])('words are read whose font names %s of %s', async (table, ordering, codes, text) => {
  const page = `BT /F 12 Tf 50 700 Td <${codes}> Tj ET`
  const pdf = makePdf([page], { font: namedFont(table, ordering) })
  expect(await readPdf(pdf)).toEqual({ text, is_cut: false })
})

test.each<[string, Uint8Array, string]>([
  ['one that holds a picture alone', makePdf(['0 0 300 300 re f']), 'pdf_without_text'],
  ['one that is locked', makePdf([lines('Secret')], { trailer: LOCK }), 'pdf_protected'],
  ['half of one', makePdf([lines('Half')]).subarray(0, 40), 'pdf_unreadable'],
  ['a web page', new TextEncoder().encode('<html>%PDF</html>'), 'pdf_unreadable'],
  ['nothing', new Uint8Array(), 'pdf_unreadable'],
])('%s is refused', async (_, bytes, refused) => {
  expect(await readPdf(bytes)).toEqual({ refused })
})

test('a reader that takes too long is given up, and a third waits for none', async () => {
  const path = join(await temporaryFolder('pdf'), 'pdf')
  await writeFile(path, makePdf([lines('Slow')]))
  const limits = { startLimitMs: 0, timeLimitMs: 1 }
  const [first, second, third] = await Promise.allSettled([
    readPdfApart(path, limits),
    readPdfApart(path, limits),
    readPdfApart(path, limits),
  ])
  expect([first, second]).toMatchObject([
    { reason: { code: 'pdf_unreadable' } },
    { reason: { code: 'pdf_unreadable' } },
  ])
  expect(third).toMatchObject({ reason: { code: 'too_many_requests' } })
})
