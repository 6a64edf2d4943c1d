import type { ByteRange } from '../../storage/storage.ts'

const SINGLE = /^bytes=(\d*)-(\d*)$/

/**
 * Reads a Range header for content of a known size.
 * @returns the range; null to answer the whole content (no header, several ranges, other units);
 *   'unsatisfiable' when nothing of it exists
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = SINGLE.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return suffix(Number(last), sizeBytes)
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  // The other way round is no valid range at all, and such a header is ignored.
  if (last !== '' && Number(last) < start) return null
  return start < sizeBytes ? { start, end } : 'unsatisfiable'
}

function suffix(length: number, sizeBytes: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || sizeBytes === 0) return 'unsatisfiable'
  return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 }
}
