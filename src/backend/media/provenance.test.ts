import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture, makeVideo } from '../../../tests/support/media-files.ts'
import { probeMedia } from './probe.ts'
import { type Provenance, stampMp4, withProvenance } from './provenance.ts'

const PROVENANCE: Provenance = {
  sourceType: 'algorithmicMedia',
  creatorTool: 'Engine <1> & "2"',
  description: 'Made for a test',
}
const TERM = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-provenance-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each(['png', 'jpeg', 'webp'] as const)(
  '[D10.05] a %s carries the IPTC source type in its XMP',
  async (format) => {
    const image = withProvenance(sharp(await makePicture()), PROVENANCE)
    const { xmp } = await sharp(await image.toFormat(format).toBuffer()).metadata()
    expect(xmp?.toString()).toContain(TERM)
    expect(xmp?.toString()).toContain('Engine &#60;1&#62; &#38; &#34;2&#34;')
  },
)

test('[D10.05] an MP4 carries it in the box that XMP names, and still plays', async () => {
  const file = join(folder, 'a.mp4')
  await writeFile(file, await makeVideo({ seconds: 1 }))
  await stampMp4(file, PROVENANCE)
  const bytes = await readFile(file)
  const at = bytes.indexOf(Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'))
  expect(bytes.subarray(at).toString()).toContain(TERM)
  expect(bytes.readUInt32BE(at - 8)).toBe(bytes.length - at + 8)
  expect(await probeMedia(file)).toMatchObject({ kind: 'video', width: 64 })
})
