import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { drawable, setFont, type TextStyle } from '../../../generation/drawing.ts'
import type { Invoice } from './describe-invoice.ts'

/** A4 in points. */
const PAGE = { width: 595, height: 842 }
const MARGIN = 56
const RIGHT = PAGE.width - MARGIN
const MIDDLE = PAGE.width / 2
const INK = '#191816'
const SOFT = '#66625a'
const WARN = '#8a5a00'

interface Word {
  x: number
  y: number
  size?: number
  weight?: number
  color?: string
  isRight?: boolean
}

/** Draws text at its baseline, scaled down if it is wider than its space. */
function writer(ctx: SKRSContext2D, { language }: Pick<Invoice, 'language'>) {
  return (text: string, word: Word, room = RIGHT - MARGIN): void => {
    const { x, y, size = 10, weight = 400, color = INK, isRight = false } = word
    const clean = drawable(text, language)
    const style: TextStyle = { face: 'inter', weight, tracking: 0, language }
    setFont(ctx, clean, style, size)
    const { width } = ctx.measureText(clean)
    if (width > room) setFont(ctx, clean, style, (size * room) / width)
    ctx.fillStyle = color
    ctx.textAlign = isRight ? 'right' : 'left'
    ctx.fillText(clean, x, y)
  }
}

function line(ctx: SKRSContext2D, y: number): void {
  ctx.fillStyle = '#dedbd3'
  ctx.fillRect(MARGIN, y, RIGHT - MARGIN, 0.75)
}

/** A page's type omits canvas features that it has at run time. */
const isCanvas = (page: object): page is SKRSContext2D => 'fontVariationSettings' in page

/** Renders an invoice as a PDF with embedded fonts: any language, selectable text. */
export function drawInvoice(invoice: Invoice): Buffer {
  const document = new PDFDocument({ title: `${invoice.title} ${invoice.facts[0]?.[1] ?? ''}` })
  const ctx = document.beginPage(PAGE.width, PAGE.height)
  if (!isCanvas(ctx)) throw new Error('A page is drawn on like any canvas.')
  const write = writer(ctx, invoice)
  write(invoice.title, { x: MARGIN, y: 92, size: 28, weight: 700 })
  if (invoice.notice) write(invoice.notice, { x: MARGIN, y: 118, color: WARN, weight: 600 })
  for (const [place, [label, value]] of invoice.facts.entries()) {
    const y = 158 + place * 18
    write(label, { x: MARGIN, y, color: SOFT }, 110)
    write(value, { x: MARGIN + 120, y, weight: 600 }, RIGHT - MARGIN - 120)
  }
  for (const [place, [label, lines]] of invoice.parties.entries()) {
    const x = place === 0 ? MARGIN : MIDDLE
    write(label, { x, y: 226, color: SOFT }, 200)
    for (const [row, text] of lines.entries()) {
      write(text, { x, y: 244 + row * 16 }, RIGHT - MIDDLE - 12)
    }
  }
  write(invoice.columns[0], { x: MARGIN, y: 330, color: SOFT }, 250)
  write(invoice.columns[1], { x: RIGHT, y: 330, color: SOFT, isRight: true }, 120)
  line(ctx, 340)
  write(invoice.item[0], { x: MARGIN, y: 364 }, 360)
  write(invoice.item[1], { x: RIGHT, y: 364, isRight: true }, 110)
  line(ctx, 380)
  for (const [place, [label, value]] of invoice.sums.entries()) {
    const y = 408 + place * 20
    const weight = place === 0 ? 700 : 400
    write(label, { x: MIDDLE, y, color: SOFT }, 130)
    write(value, { x: RIGHT, y, weight, isRight: true }, 140)
  }
  document.endPage()
  return document.close()
}
