import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Directory entries refer to common tables by number; `cmap` is the first, `glyf` and `loca` are these two. */
const CMAP = 0
const PACKED_BY_DEFAULT = new Set([10, 11])
const NAMED_BY_TAG = 63
const HEADER_BYTES = 48

/**
 * The characters that a WOFF2 file actually has glyphs for (W3C WOFF 2.0; OpenType `cmap` formats 4 and
 * 12). The range that a package declares for a file is what browsers request it for, with many gaps.
 */
export function charactersOf(file: string): Set<number> {
  const bytes = readFileSync(file)
  const { tables, end } = directoryOf(bytes)
  const packed = bytes.subarray(end, end + bytes.readUInt32BE(20))
  const data = brotliDecompressSync(packed)
  let at = 0
  for (const { tag, length } of tables) {
    if (tag === CMAP) return read(data.subarray(at, at + length))
    at += length
  }
  return new Set()
}

function directoryOf(bytes: Buffer) {
  let at = HEADER_BYTES
  const number = () => {
    let value = 0
    for (;;) {
      const byte = bytes.readUInt8(at)
      at += 1
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const tables = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes.readUInt8(at)
    const tag = flags & 63
    at += tag === NAMED_BY_TAG ? 5 : 1
    const length = number()
    // Version 3 of these two, and version 0 of all others, means that the table isn't transformed.
    const isPacked = PACKED_BY_DEFAULT.has(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0
    return { tag, length: isPacked ? number() : length }
  })
  return { tables, end: at }
}

function read(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + record * 8))
    const format = table.readUInt16BE(0)
    if (format === 4) readSegments(table, found)
    if (format === 12) readGroups(table, found)
  }
  return found
}

function readSegments(table: Buffer, found: Set<number>): void {
  const double = table.readUInt16BE(6)
  for (let at = 14; at < 14 + double; at += 2) {
    const [last, first] = [table.readUInt16BE(at), table.readUInt16BE(at + double + 2)]
    const delta = table.readUInt16BE(at + double * 2 + 2)
    const place = at + double * 3 + 2
    const offset = table.readUInt16BE(place)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const told = offset === 0 ? code : table.readUInt16BE(place + offset + (code - first) * 2)
      if (told !== 0 && (told + delta) % 0x10000 !== 0) found.add(code)
    }
  }
}

function readGroups(table: Buffer, found: Set<number>): void {
  const count = table.readUInt32BE(12)
  for (let at = 16; at < 16 + count * 12; at += 12) {
    const last = table.readUInt32BE(at + 4)
    for (let code = table.readUInt32BE(at); code <= last; code += 1) found.add(code)
  }
}
