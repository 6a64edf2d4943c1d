import { analyse } from 'chardet'

/** Encodings that text files come in; users can override a wrong guess. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const
export type Encoding = (typeof ENCODINGS)[number]

export interface ReadText {
  text: string
  encoding: Encoding
}

export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes)

/** Reads the bytes of a text file in any supported encoding. */
export function readText(bytes: Uint8Array): ReadText {
  const encoding = encodingOf(bytes)
  return { encoding, text: decode(bytes, encoding).normalize('NFC') }
}

/** Detects the encoding of a file from its first bytes, which may end mid-character. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const wide = utf16Of(bytes)
  if (wide) return wide
  if (isUtf8(bytes)) return 'utf-8'
  // chardet knows neither of these; both have combining marks that only follow certain letters.
  if (hasMarksInPlace(decode(bytes, 'windows-874'), THAI_MARK, THAI_BASE)) return 'windows-874'
  if (hasMarksInPlace(decode(bytes, 'windows-1258'), VIETNAMESE_MARK, VIETNAMESE_BASE))
    return 'windows-1258'
  const guesses = analyse(bytes.subarray(0, SAMPLE_BYTES)).map(({ name }) => name.toLowerCase())
  const known = guesses.flatMap((name) => ENCODINGS.find((one) => one === alias(name)) ?? [])
  return known[0] ?? 'windows-1252'
}

/** Enough to detect the encoding; analyzing all of a large file would take seconds. */
const SAMPLE_BYTES = 65_536

const alias = (name: string): string => (name === 'iso-8859-1' ? 'windows-1252' : name)

/** UTF-16 without a byte order mark: ASCII separators and digits have a zero in one of their two bytes. */
function utf16Of(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd < bytes.length / 16) return null
  return even > odd ? 'utf-16be' : 'utf-16le'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const VIETNAMESE_MARK = /[\u0300\u0301\u0303\u0309\u0323]/gu
const VIETNAMESE_BASE = /[aăâeêioôơuưyAĂÂEÊIOÔƠUƯY][\u0300\u0301\u0303\u0309\u0323]/gu
const THAI_MARK = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/gu
const THAI_BASE = /[\u0e01-\u0e2e][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{1,2}/gu
/** Fewer marks prove nothing. */
const MARKS_MIN = 3
const IN_PLACE_MIN = 0.9

function hasMarksInPlace(text: string, mark: RegExp, placed: RegExp): boolean {
  const marks = text.match(mark)?.length ?? 0
  const inPlace = (text.match(placed) ?? []).join('').match(mark)?.length ?? 0
  return !text.includes('\ufffd') && marks >= MARKS_MIN && inPlace / marks >= IN_PLACE_MIN
}
