import { getDocumentProxy } from 'unpdf'
import {
  KNOWLEDGE_PDF_PAGES_MAX,
  KNOWLEDGE_TEXT_MAX,
  type PdfText,
} from '../../../../contract/knowledge.ts'
import { characterMapsFolder } from '../../../paths.ts'
import type { PdfReading } from './pdf-reading.ts'

/** Characters to drop: invisible ones, and those that only the file's own font can draw. */
const NO_TEXT = /[^\P{Cc}\n\t]|\p{Co}|\uFFFD/gu
const HAS_WORDS = /[\p{L}\p{N}]/u
const ERRORS_ONLY = 0

/** The text of a PDF, page by page until an entry is full. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  try {
    const text = await wordsOf(bytes)
    return HAS_WORDS.test(text.text) ? text : { refused: 'pdf_without_text' }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { refused: isLocked ? 'pdf_protected' : 'pdf_unreadable' }
  }
}

async function wordsOf(bytes: Uint8Array): Promise<PdfText> {
  const pdf = await getDocumentProxy(bytes, {
    ...{ verbosity: ERRORS_ONLY, stopAtErrors: false },
    ...{ cMapUrl: `${characterMapsFolder}/`, cMapPacked: true },
  })
  const last = Math.min(pdf.numPages, KNOWLEDGE_PDF_PAGES_MAX)
  let text = ''
  for (let number = 1; number <= last && text.length <= KNOWLEDGE_TEXT_MAX; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    text = tidied(`${text}\n\n${words.join('')}`)
    page.cleanup()
  }
  const isFull = text.length > KNOWLEDGE_TEXT_MAX
  return { text: isFull ? cut(text) : text, is_cut: isFull || pdf.numPages > last }
}

/** Keeps line breaks, and at most one empty line in a row. Joins words divided by a soft hyphen. */
const tidied = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(NO_TEXT, '')
    .replace(/\u00AD\s*/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Cuts at the end of a line or word if there's one in the second half. */
function cut(text: string): string {
  const begin = text.slice(0, KNOWLEDGE_TEXT_MAX)
  const end = Math.max(begin.lastIndexOf('\n'), begin.lastIndexOf(' '))
  return (end > KNOWLEDGE_TEXT_MAX / 2 ? begin.slice(0, end) : begin).toWellFormed().trim()
}
