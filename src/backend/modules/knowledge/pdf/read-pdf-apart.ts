import { AppError } from '../../../../contract/app-error.ts'
import { MEBIBYTE } from '../../../../contract/limits.ts'
import { pdfReaderEntry } from '../../../paths.ts'
import { createAskedProcess, NoAnswer } from '../../../system/asked-process.ts'
import { withMemoryOf } from '../../../system/with-memory-of.ts'
import { PdfReading } from './pdf-reading.ts'

const LIMITS = { startLimitMs: 15_000, timeLimitMs: 15_000 }
/** Of which Node.js takes 600 MB for itself and leaves most unused. */
const MEMORY_BYTES = 1_600 * MEBIBYTE
const PROCESSES_MAX = 2
const RETRY_AFTER_SECONDS = 5

let open = 0

/**
 * Reads a PDF in a process of its own, since one can be built so that it takes minutes or all memory,
 * and another team's must never be in the same process.
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
