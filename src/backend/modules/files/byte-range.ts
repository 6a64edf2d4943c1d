import parseRanges from 'range-parser'
import type { ByteRange } from '../../storage/storage.ts'

const SUFFIX = /^bytes=-(\d+)$/

/**
 * Reads a Range header for content of a known size.
 * @returns the range; null to serve the whole content (no header, several ranges, other units);
 *   'unsatisfiable' when nothing of it exists
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  if (!header?.startsWith('bytes=')) return null
  // The last 500 bytes of 100 are all of them (RFC 9110, 14.1.2); the package knows none.
  const asked = header.replace(
    SUFFIX,
    (_, length) => `bytes=-${Math.min(Number(length), sizeBytes)}`,
  )
  const ranges = parseRanges(sizeBytes, asked)
  if (ranges === -1) return 'unsatisfiable'
  const [range, ...more] = ranges === -2 ? [] : ranges
  return range && more.length === 0 ? range : null
}
