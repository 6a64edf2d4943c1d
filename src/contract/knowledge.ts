/** Notes that a brand keeps for writing its ads. Kept free of zod: screens share it. */
export const KNOWLEDGE_TITLE_MAX = 100
export const KNOWLEDGE_TEXT_MAX = 20_000
/** Most entries per brand. */
export const KNOWLEDGE_MAX = 100
/** Length of the excerpt that a list shows. */
export const KNOWLEDGE_EXCERPT = 240
/** A file is plain text with a name; larger files hold more than is ever used. */
export const KNOWLEDGE_FILE_MAX_BYTES = 262_144
export const KNOWLEDGE_FILE_TYPES = ['.txt', '.md', '.pdf'] as const
/** Larger than for text files, since pictures take up most of a PDF and only its words are read. */
export const KNOWLEDGE_PDF_MAX_BYTES = 20_971_520
export const KNOWLEDGE_PDF_PAGES_MAX = 200

/**
 * Only the text model reads `text`. Of the other kinds, each line is offered where it may be printed: product
 * names, permitted claims, small print.
 */
export const KNOWLEDGE_KINDS = ['text', 'names', 'claims', 'legal'] as const
export type KnowledgeKind = (typeof KNOWLEDGE_KINDS)[number]

/** Text extracted from a PDF. */
export interface PdfText {
  text: string
  /** Whether the PDF had more text than an entry holds. */
  is_cut: boolean
}
