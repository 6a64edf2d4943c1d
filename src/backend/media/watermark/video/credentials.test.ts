import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeVideo } from '../../../../../tests/support/media-files.ts'
import { probeMedia } from '../../probe.ts'
import { stampMp4 } from '../../provenance.ts'
import { carryCredentials } from './credentials.ts'

const C2PA = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')

let folder: string
let from: string
let to: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-credentials-'))
  from = join(folder, 'from.mp4')
  to = join(folder, 'to.mp4')
  for (const file of [from, to]) await writeFile(file, await makeVideo({ seconds: 1 }))
})
afterEach(() => rm(folder, { recursive: true }))

async function sign(): Promise<void> {
  await stampMp4(from, {
    sourceType: 'trainedAlgorithmicMedia',
    creatorTool: 'A camera',
    description: 'Its own words',
  })
  const content = Buffer.from('a manifest')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(24 + content.length, 0)
  head.write('uuid', 4, 'latin1')
  await appendFile(from, Buffer.concat([head, C2PA, content]))
}

test('[D10.05] XMP and Content Credentials are carried over, and the result still plays', async () => {
  await sign()
  await carryCredentials(from, to, true)
  const bytes = await readFile(to)
  expect(bytes.toString()).toContain('Its own words')
  expect(bytes.toString()).not.toContain('algorithmicallyEnhanced')
  expect(bytes.indexOf(C2PA)).toBeGreaterThan(0)
  expect(bytes.toString()).toContain('a manifest')
  expect(await probeMedia(to)).toMatchObject({ kind: 'video', width: 64 })
})

test('where they are not wanted, or there are none, the result says that it was altered', async () => {
  await sign()
  await carryCredentials(from, to, false)
  const bytes = await readFile(to)
  expect(bytes.toString()).not.toContain('Its own words')
  expect(bytes.indexOf(C2PA)).toBe(-1)
  expect(bytes.toString()).toContain('algorithmicallyEnhanced')
})

test('a source of another container gives none', async () => {
  await writeFile(from, await makeVideo({ seconds: 1, container: 'webm' }))
  await carryCredentials(from, to, true)
  expect((await readFile(to)).toString()).toContain('algorithmicallyEnhanced')
})
