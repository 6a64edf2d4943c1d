/** What a brand keeps for whoever writes its ads. Kept free of zod: screens share it. */
export const KNOWLEDGE_TITLE_MAX = 100
export const KNOWLEDGE_TEXT_MAX = 20_000
/** Entries of a brand. */
export const KNOWLEDGE_MAX = 100
/** Beginning of an entry, as a list shows it. */
export const KNOWLEDGE_EXCERPT = 240
/** A file is a text with a name; larger ones hold more than is ever used. */
export const KNOWLEDGE_FILE_MAX_BYTES = 262_144
export const KNOWLEDGE_FILE_TYPES = ['.txt', '.md', '.pdf'] as const
/** Pictures take most of a PDF, and its words are all that is read. */
export const KNOWLEDGE_PDF_MAX_BYTES = 20_971_520
export const KNOWLEDGE_PDF_PAGES_MAX = 200

/**
 * `text` is read by the text model alone; of the others each line is offered where it may be printed:
 * names of products, what may be claimed of them, small print.
 */
export const KNOWLEDGE_KINDS = ['text', 'names', 'claims', 'legal'] as const
export type KnowledgeKind = (typeof KNOWLEDGE_KINDS)[number]

/** What is read out of a PDF. */
export interface PdfText {
  text: string
  /** Whether there was more than an entry holds. */
  is_cut: boolean
}
