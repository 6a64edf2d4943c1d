import { AppError } from '../../../../contract/app-error.ts'
import { MEBIBYTE } from '../../../../contract/limits.ts'
import { pdfReaderEntry } from '../../../paths.ts'
import { createAskedProcess, NoAnswer } from '../../../system/asked-process.ts'
import { withMemoryOf } from '../../../system/with-memory-of.ts'
import { PdfReading } from './pdf-reading.ts'

const LIMITS = { startLimitMs: 15_000, timeLimitMs: 15_000 }
/** Node.js reserves 600 MB of this for itself and leaves most of it unused. */
const MEMORY_BYTES = 1_600 * MEBIBYTE
const PROCESSES_MAX = 2
const RETRY_AFTER_SECONDS = 5

let open = 0

/**
 * Reads a PDF in its own process, since one can be crafted to take minutes or all memory, and another
 * team's PDF must never be in the same process.
 * @throws AppError('pdf_protected' | 'pdf_without_text' | 'pdf_unreadable' | 'too_many_requests')
 */
export async function readPdfApart(path: string, limits = LIMITS) {
  if (open >= PROCESSES_MAX) {
    throw new AppError('too_many_requests', { retry_after_seconds: RETRY_AFTER_SECONDS })
  }
  open += 1
  const launcher = withMemoryOf(MEMORY_BYTES)
  const reader = createAskedProcess({
    ...{ entry: pdfReaderEntry, launcher, ...limits },
    ...{ idleMs: limits.timeLimitMs, waitingMax: 1 },
  })
  try {
    const answer = PdfReading.parse(await reader.ask(path))
    if ('refused' in answer) throw new AppError(answer.refused)
    return answer
  } catch (error) {
    throw error instanceof NoAnswer ? new AppError('pdf_unreadable') : error
  } finally {
    reader.close()
    open -= 1
  }
}
