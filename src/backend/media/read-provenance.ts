import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { type Provenance, SOURCE_TYPES } from './provenance.ts'

/** Our own XMP packets take about a kilobyte, at the end of a video. */
const TAIL_BYTES = 65_536

/** What a file says about how it was made; null if it says nothing, or nothing in our terms. */
export async function readProvenance(file: string, mimeType: string): Promise<Provenance | null> {
  const text = mimeType.startsWith('video/') ? await tailOf(file) : await xmpOf(file)
  const [, sourceType] = /digitalsourcetype\/(\w+)/.exec(text) ?? []
  const known = SOURCE_TYPES.find((name) => name === sourceType)
  if (!known) return null
  const [, creatorTool = ''] = /xmp:CreatorTool="([^"]*)"/.exec(text) ?? []
  const [, description = ''] = /<rdf:li[^>]*>([^<]*)</.exec(text) ?? []
  return {
    sourceType: known,
    creatorTool: unescapeXml(creatorTool),
    description: unescapeXml(description),
  }
}

const unescapeXml = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

async function xmpOf(file: string): Promise<string> {
  const { xmp } = await sharp(file).metadata()
  return xmp?.toString('utf8') ?? ''
}

async function tailOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, TAIL_BYTES)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    const text = buffer.toString('utf8')
    // The last one counts, in case a source brought its own along.
    return text.slice(Math.max(0, text.lastIndexOf('<x:xmpmeta')))
  } finally {
    await handle.close()
  }
}
