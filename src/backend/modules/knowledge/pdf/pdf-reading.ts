import { z } from 'zod'

/** The answer of the process that reads a PDF. Kept apart from the reader, which the server never loads. */
export const PdfReading = z.union([
  z.object({ text: z.string(), is_cut: z.boolean() }),
  z.object({ refused: z.enum(['pdf_protected', 'pdf_without_text', 'pdf_unreadable']) }),
])
export type PdfReading = z.infer<typeof PdfReading>
