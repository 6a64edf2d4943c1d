import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makePicture, makeVideo } from '../../../../tests/support/media-files.ts'
import { makeSigningCertificate } from '../../../../tests/support/signing-certificate.ts'
import { systemClock } from '../../clock.ts'
import { type Provenance, stampMp4, withProvenance } from '../provenance.ts'
import { carryCredentials } from '../watermark/video/credentials.ts'
import { createContentCredentials } from './content-credentials.ts'
import { FileReaderSync, PART_BYTES } from './file-blob.ts'
import { type Library, openLibrary } from './library.ts'
import { openContentCredentials } from './open-content-credentials.ts'
import { readCredentials } from './read-credentials.ts'
import { signFile } from './sign-file.ts'
import type { SigningFiles } from './sign-request.ts'
import { writeHollow } from './video-layout.ts'

const TERMS = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const PROVENANCE: Provenance = {
  sourceType: 'trainedAlgorithmicMedia',
  creatorTool: 'Model <1> of a test',
  description: 'Made with a model.',
}

let folder: string
let files: SigningFiles
let library: Library
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-signing-'))
  files = await makeSigningCertificate({ folder })
  library = await openLibrary()
})
afterAll(() => rm(folder, { recursive: true }))

/** Signs in this process, so that tests needn't start another. */
const signerWith = (used: SigningFiles) =>
  createContentCredentials({
    files: used,
    async ask(request) {
      await signFile(library, request)
      return readCredentials(library, request.out, request.mimeType)
    },
    close: () => undefined,
  })

async function savePicture(format: 'png' | 'jpeg' | 'webp', name: string = format) {
  const path = join(folder, name)
  await withProvenance(sharp(await makePicture()).toFormat(format), PROVENANCE).toFile(path)
  return { path, mimeType: `image/${format}` }
}

async function saveVideo(name: string, addedBytes = 0) {
  const path = join(folder, name)
  await writeFile(path, await makeVideo({ seconds: 1 }))
  if (addedBytes > 0) await addMedia(path, addedBytes)
  await stampMp4(path, PROVENANCE)
  return { path, mimeType: 'video/mp4' }
}

/** Zeros after a head that announces them: a sparse file takes no space for them. */
async function addMedia(path: string, sizeBytes: number) {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(sizeBytes, 0)
  head.write('mdat', 4, 'latin1')
  await writeFile(path, head, { flag: 'a' })
  await truncate(path, (await stat(path)).size + sizeBytes - head.length)
}

async function signed(unsigned: { path: string; mimeType: string }) {
  const out = await signerWith(files).sign(unsigned)
  if (!out) throw new Error('not signed')
  return { path: out, mimeType: unsigned.mimeType }
}

const read = ({ path, mimeType }: { path: string; mimeType: string }) =>
  readCredentials(library, path, mimeType)

test.each(['png', 'jpeg', 'webp', 'mp4'] as const)(
  '[D10.05] a signed %s says who made it and how, and a byte that is changed afterwards is noticed',
  async (format) => {
    const unsigned = format === 'mp4' ? await saveVideo('a.mp4') : await savePicture(format)
    const result = await signed(unsigned)
    const { state, faults, manifest } = await read(result)
    expect({ state, faults }).toEqual({ state: 'Valid', faults: [] })
    expect(manifest?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data).toEqual({
      actions: [
        {
          action: 'c2pa.created',
          softwareAgent: { name: PROVENANCE.creatorTool },
          digitalSourceType: `${TERMS}trainedAlgorithmicMedia`,
          description: PROVENANCE.description,
        },
      ],
    })
    const bytes = await readFile(result.path)
    // Its provenance statement if that is plain text, else the end of the picture.
    const words = bytes.indexOf('digitalsourcetype/', bytes.indexOf('xmpmeta'))
    const at = words < 0 ? bytes.length - 40 : words
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    await writeFile(`${result.path}.other`, bytes)
    const changed = await read({ ...result, path: `${result.path}.other` })
    expect(changed.state).toBe('Invalid')
    expect(changed.faults.join()).toMatch(/Hash\.mismatch/)
  },
)

test('[D10.05] a file made by changing another names it, with what the other says of itself', async () => {
  const source = await signed(await saveVideo('source.mp4'))
  const edited = await saveVideo('edited.mp4')
  // As the remover leaves it: it contains the source's credentials, which are no longer valid.
  await carryCredentials(source.path, edited.path, true)
  const out = await signerWith(files).sign({
    ...edited,
    source: { file: source.path, mimeType: source.mimeType, carries: 'credentials' },
  })
  const { state, manifest } = await read({ path: String(out), mimeType: 'video/mp4' })
  expect(state).toBe('Valid')
  expect(manifest?.ingredients).toMatchObject([
    { relationship: 'parentOf', active_manifest: expect.stringContaining('urn:c2pa:') },
  ])
  const actions = manifest?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data
  expect(actions).toMatchObject({
    actions: [
      { action: 'c2pa.opened' },
      { action: 'c2pa.edited', digitalSourceType: `${TERMS}trainedAlgorithmicMedia` },
    ],
  })
})

test('of a video of gigabytes the library gets a few kilobytes to hold', async () => {
  const { path } = await saveVideo('huge.mp4', 3_000_000_000)
  const hollow = join(folder, 'hollow.mp4')
  await writeHollow(path, hollow)
  expect((await stat(hollow)).size).toBeLessThan(10_000)
})

test('a video too large to be read whole is read back in small parts', async () => {
  const reading = vi.spyOn(FileReaderSync.prototype, 'readAsArrayBuffer')
  onTestFinished(() => reading.mockRestore())
  const result = await signed(await saveVideo('large.mp4', 68_000_000))
  expect(await read(result)).toMatchObject({ state: 'Valid', faults: [] })
  const sizes = reading.mock.results.map(({ value }) => value.byteLength)
  expect(Math.max(...sizes)).toBe(PART_BYTES)
})

test('where nothing of the source shall go along, only that there was one is said', async () => {
  const source = await signed(await savePicture('png', 'source.png'))
  const out = await signerWith(files).sign({
    ...(await savePicture('png', 'bare.png')),
    source: { file: source.path, mimeType: source.mimeType, carries: 'bare' },
  })
  const { manifest } = await read({ path: String(out), mimeType: 'image/png' })
  expect(manifest?.ingredients).toHaveLength(1)
  expect(manifest?.ingredients[0]).not.toHaveProperty('active_manifest')
})

test('the credentials that a service gave its file go on in ours', async () => {
  const original = await signed(await savePicture('png', 'delivered.png'))
  const out = await signerWith(files).sign({
    ...(await savePicture('png', 'finished.png')),
    original: { file: original.path, container: 'png' },
  })
  const { manifest } = await read({ path: String(out), mimeType: 'image/png' })
  expect(manifest?.ingredients).toMatchObject([{ active_manifest: expect.any(String) }])
})

test('a key of RSA signs too', async () => {
  const rsa = await makeSigningCertificate({ folder, kind: 'RSA' })
  const out = await signerWith(rsa).sign(await savePicture('jpeg', 'rsa.jpg'))
  expect(await read({ path: String(out), mimeType: 'image/jpeg' })).toMatchObject({
    state: 'Valid',
  })
})

test('a format without a place for credentials is left as it is', async () => {
  const path = join(folder, 'a.mkv')
  expect(await signerWith(files).sign({ path, mimeType: 'video/x-matroska' })).toBeNull()
})

function start(used: Partial<SigningFiles>) {
  const reported: unknown[] = []
  const settings = { C2PA_CERTIFICATE: used.certificate, C2PA_PRIVATE_KEY: used.privateKey }
  const tools = { log: { error: (facts: unknown) => reported.push(facts) }, clock: systemClock }
  return { reported, opened: openContentCredentials({ ...settings, dataDir: folder }, tools) }
}

test('without a certificate nothing is signed, and nothing is asked for', async () => {
  expect(await start({}).opened).toBeNull()
})

test('with one, it is tried out at the start, and signs in a process of its own', async () => {
  const credentials = await start(files).opened
  try {
    const out = await credentials?.sign(await savePicture('webp', 'started.webp'))
    expect(await read({ path: String(out), mimeType: 'image/webp' })).toMatchObject({
      state: 'Valid',
    })
  } finally {
    credentials?.close()
  }
})

test('a certificate that cannot be used ends the start with a sentence that names the setting', async () => {
  const elsewhere = await mkdtemp(join(folder, 'other-'))
  const other = await makeSigningCertificate({ folder: elsewhere, isMeantForSigning: false })
  const failures: [Partial<SigningFiles>, RegExp][] = [
    [{ certificate: files.certificate }, /belong together/],
    [{ ...files, certificate: join(folder, 'none.pem') }, /C2PA_CERTIFICATE: .* can’t be read/],
    [{ ...files, privateKey: files.certificate }, /C2PA_PRIVATE_KEY: .* no PEM private key/],
    [{ ...files, privateKey: other.privateKey }, /C2PA_PRIVATE_KEY: .* doesn’t belong to/],
    [other, /C2PA_CERTIFICATE: signing with it failed/],
  ]
  for (const [used, reason] of failures) await expect(start(used).opened).rejects.toThrow(reason)
})

test('one that has ended is reported, and what is made goes out unsigned', async () => {
  const ended = await makeSigningCertificate({
    folder: await mkdtemp(join(folder, 'old-')),
    days: -1,
  })
  const { opened, reported } = start(ended)
  const credentials = await opened
  credentials?.close()
  expect(reported).toMatchObject([
    { alarm: 'content credentials', reason: expect.stringContaining('ended on') },
  ])
  await expect(signerWith(ended).sign(await savePicture('png', 'late.png'))).rejects.toThrow(
    /a verifier would not accept it: signingCredential/,
  )
})
