import { type CheerioAPI, load, loadBuffer } from 'cheerio'

/** The forgiving parser: its time grows with a page's length alone, however deep it is nested. */
const PARSER = { xml: { xmlMode: false, decodeEntities: true } } as const
const CHARSET = /charset\s*=\s*["']?([\w-]+)/i

/**
 * A page's bytes as a document. Bytes that are right as UTF-8 are nothing else, whatever the server
 * or the page says; otherwise a mark at the beginning decides, then the server, then the page itself.
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
