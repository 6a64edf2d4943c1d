import { STREAMS } from '@/contract/endpoints/media'
import { KNOWLEDGE_PDF_MAX_BYTES, type PdfText } from '@/contract/knowledge'
import { postFile } from './post-file'

/**
 * Extracts the text of a PDF.
 * @throws AppError with the reason of a refusal, or 'network_error'
 */
export const readPdf = (file: File): Promise<PdfText> =>
  postFile(STREAMS.knowledgePdf, file, KNOWLEDGE_PDF_MAX_BYTES)
