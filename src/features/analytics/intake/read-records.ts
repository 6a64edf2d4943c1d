import Papa, { type ParseResult } from 'papaparse'
import type { Encoding } from '@/browser/read-text'

/** Amount read and parsed before yielding to the page. */
const CHUNK_BYTES = 262_144
/** A longer record is caused by an unclosed quotation mark. */
const RECORD_MAX = 4_000_000

export class EndlessRecord extends Error {
  override readonly name = 'EndlessRecord'
}

interface Reading {
  encoding: Encoding
  delimiter: string
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

/** The records of a file, in batches. A cell that begins with "=" is plain text. */
export async function* readRecords(
  file: Blob,
  { encoding, delimiter, signal, onProgress }: Reading,
): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder(encoding)
  let left = ''
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    signal?.throwIfAborted()
    const bytes = await file.slice(from, from + CHUNK_BYTES).arrayBuffer()
    const isLast = from + CHUNK_BYTES >= file.size
    left += decoder.decode(bytes, { stream: !isLast })
    const { records, rest } = parse(left, { delimiter, isLast })
    if (rest.length > RECORD_MAX) throw new EndlessRecord()
    left = rest
    onProgress?.(Math.min(1, (from + CHUNK_BYTES) / file.size))
    yield records
  }
}

/** The complete records of a text, and the remainder. */
export function parse(
  text: string,
  { delimiter, isLast }: { delimiter: string; isLast: boolean },
): { records: string[][]; rest: string } {
  // Half a line break waits for its other half.
  const isHalf = !isLast && text.endsWith('\r')
  const lines = (isHalf ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
  const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"' })
  const { data, meta }: ParseResult<string[]> = parser.parse(lines, 0, !isLast)
  return {
    records: data.filter((cells) => cells.some((cell) => cell !== '')),
    rest: isLast ? '' : lines.slice(meta.cursor) + (isHalf ? '\r' : ''),
  }
}
