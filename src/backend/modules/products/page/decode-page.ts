import { type CheerioAPI, load, loadBuffer } from 'cheerio'

/** The forgiving parser: its time is linear in a page's length, however deeply nested it is. */
const PARSER = { xml: { xmlMode: false, decodeEntities: true } } as const
const CHARSET = /charset\s*=\s*["']?([\w-]+)/i

/**
 * Decodes and parses a page. Bytes that are valid UTF-8 are UTF-8, whatever the server or the page
 * claims; otherwise a byte order mark decides, then the server, then the page itself.
 */
export function decodePage(bytes: Buffer, contentType: string): CheerioAPI {
  const utf8 = asUtf8(bytes)
  if (utf8 !== null) return load(utf8, PARSER)
  const charset = CHARSET.exec(contentType)?.[1]
  const encoding = charset ? { transportLayerEncodingLabel: charset } : {}
  return loadBuffer(bytes, { ...PARSER, encoding })
}

function asUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
