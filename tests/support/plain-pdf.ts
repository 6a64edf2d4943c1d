const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
/** A font that isn't embedded and whose codes follow a predefined table. */
export const namedFont = (table: string, ordering: string) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /Named /Encoding /${table} /DescendantFonts [ <<
    /Type /Font /Subtype /CIDFontType0 /BaseFont /Named /DW 1000
    /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>
    /FontDescriptor << /Type /FontDescriptor /FontName /Named /Flags 4 /ItalicAngle 0 /StemV 80
      /FontBBox [0 -200 1000 900] /Ascent 800 /Descent -200 /CapHeight 700 >> >> ] >>`

/** A PDF whose pages are drawn by these commands. */
export function makePdf(
  pages: readonly string[],
  { trailer = '', font = HELVETICA } = {},
): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font,
    ...pages.flatMap((commands, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${5 + 2 * index} 0 R
        /Resources << /Font << /F 3 0 R >> >> >>`,
      `<< /Length ${commands.length} >>\nstream\n${commands}\nendstream`,
    ]),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  // There's no table of object offsets, as after a bad transfer: readers have to find the objects.
  const end = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\n%%EOF\n`
  return new TextEncoder().encode(`%PDF-1.7\n${body.join('')}${end}`)
}

/** Commands that write lines on a page. */
export const lines = (...texts: string[]) =>
  `BT /F 12 Tf 50 700 Td ${texts.map((text) => `(${text}) Tj 0 -20 Td`).join(' ')} ET`
