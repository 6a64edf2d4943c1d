import parseRanges from 'range-parser'
import type { ByteRange } from '../../storage/storage.ts'

const SUFFIX = /^bytes=-(\d+)$/

/**
 * Parses a Range header for content of a known size.
 * @returns the range; null to serve the whole content (no header, several ranges, other units);
 *   'unsatisfiable' if none of it exists
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  if (!header?.startsWith('bytes=')) return null
  // The last 500 bytes of a 100-byte file are the whole file (RFC 9110, 14.1.2); the package says unsatisfiable.
  const asked = header.replace(
    SUFFIX,
    (_, length) => `bytes=-${Math.min(Number(length), sizeBytes)}`,
  )
  const ranges = parseRanges(sizeBytes, asked)
  if (ranges === -1) return 'unsatisfiable'
  const [range, ...more] = ranges === -2 ? [] : ranges
  return range && more.length === 0 ? range : null
}
