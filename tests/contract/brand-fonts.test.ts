import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { create } from 'fontkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FONT_MAX_BYTES, UPLOADED_FONTS_MAX } from '../../src/contract/brand.ts'
import { contract } from '../../src/contract/contract.ts'
import type { TeamFont } from '../../src/contract/endpoints/brands.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'
import { TEAM_ROWS } from '../support/team-rows.ts'

const { brands } = contract

let backend: TestBackend
let user: SignedUp
beforeAll(async () => {
  backend = await createTestBackend()
  user = await signUp(backend)
})
afterAll(() => backend.close())

const THAI = readFileSync('node_modules/@fontsource/kanit/files/kanit-thai-400-normal.woff2')
const LATIN = readFileSync('node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2')

interface Reply {
  data: TeamFont & { code?: string }
}

async function upload(
  bytes: Uint8Array,
  { token }: Partial<SignedUp> = user,
): Promise<Reply['data']> {
  const answer = await backend.app.request(
    `http://localhost${STREAMS.brandFont}?file_name=a.woff2`,
    {
      method: 'POST',
      headers: token ? { authorization: token } : {},
      body: new Uint8Array(bytes),
    },
  )
  const { data }: Reply = await answer.json()
  return data
}

test('[R2.25] a font says what it can write, is chosen for a brand, and changes its ads until it is deleted', async () => {
  const thai = await upload(THAI)
  expect(thai).toEqual({
    font: expect.stringMatching(/^uploaded:/),
    name: 'Kanit',
    languages: ['th'],
  })
  const latin = await upload(LATIN)
  expect(latin.languages).toEqual(expect.arrayContaining(['en', 'de']))
  const { fonts } = await backend.call(brands.fonts, {}, user)
  expect(fonts.map(({ name }) => name)).toEqual(['Anton', 'Kanit'])

  const { brand_id: brandId } = await backend.call(brands.create, { name: 'Typed' }, user)
  const look = { brandId, name: 'Typed', colours: ['#e4002b'], tone_words: [], legal_line: null }
  const set = { ...look, heading_font: latin.font, body_font: null }
  await backend.call(brands.save, set, user)
  const draw = (heading_font: TeamFont['font'] | 'inter') =>
    backend.call(brands.preview, { ...set, heading_font, prompt: 'Fresh coffee', seed: 5 }, user)
  const own = await draw(latin.font)
  expect(own.image).not.toBe((await draw('inter')).image)

  await backend.call(brands.removeFont, { fontId: latin.font.slice(9) }, user)
  await expect(draw(latin.font)).rejects.toEqual(
    failure('invalid_input', { field: 'heading_font', rule: 'unknown_font' }),
  )
  expect((await backend.call(brands.detail, { brandId }, user)).heading_font).toBeNull()
  const proof = { prompt: 'Fresh coffee', seed: 5, use_brand: true, brand_id: brandId }
  expect((await backend.call(contract.prompts.proof, proof, user)).image).toMatch(/^data:/)
})

test("another team's font does not exist, and guests of none upload any", async () => {
  const stranger = await signUp(backend)
  const { font } = await upload(LATIN)
  const { brand_id: brandId } = await backend.call(brands.create, { name: 'Theirs' }, stranger)
  const set = { brandId, name: 'T', colours: [], tone_words: [], legal_line: null, body_font: null }
  await expect(backend.call(brands.save, { ...set, heading_font: font }, stranger)).rejects.toEqual(
    failure('invalid_input', { field: 'heading_font', rule: 'unknown_font' }),
  )
  await expect(
    backend.call(brands.removeFont, { fontId: font.slice(9) }, stranger),
  ).rejects.toEqual(failure('not_found'))
  expect((await upload(LATIN, { token: undefined })).code).toBe('not_signed_in')
})

test('uploads at once do not pass the limit together', async () => {
  const busy = await signUp(backend)
  for (let kept = 1; kept < UPLOADED_FONTS_MAX; kept += 1)
    await TEAM_ROWS.font(backend.context.db, busy)
  const answers = await Promise.all([THAI, LATIN].map((bytes) => upload(bytes, busy)))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 'fonts_limit_reached')).toHaveLength(1)
  const { fonts } = await backend.call(brands.fonts, {}, busy)
  expect(fonts).toHaveLength(UPLOADED_FONTS_MAX)
})

const TABLES_SIZE = 20
const FS_TYPE_BEFORE_VENDOR = 50

/** The same font with the bit in its `OS/2` table that forbids embedding. */
function restricted(woff2: Buffer): Buffer {
  const font = create(woff2)
  if ('fonts' in font) throw new Error('It is a collection.')
  const size = woff2.readUInt32BE(TABLES_SIZE)
  // The file is padded to a multiple of four bytes.
  const start = [0, 1, 2, 3]
    .map((filling) => woff2.length - size - filling)
    .find((at) => unpacked(woff2.subarray(at, at + size)))
  const tables = unpacked(woff2.subarray(start, (start ?? 0) + size))
  if (!tables) throw new Error('It is no WOFF2.')
  tables.writeUInt16BE(
    2,
    tables.indexOf(font['OS/2'].vendorID, 0, 'latin1') - FS_TYPE_BEFORE_VENDOR,
  )
  const packed = brotliCompressSync(tables)
  const head = Buffer.from(woff2.subarray(0, start))
  head.writeUInt32BE(packed.length, TABLES_SIZE)
  return Buffer.concat([head, packed])
}

function unpacked(bytes: Buffer): Buffer | null {
  try {
    return brotliDecompressSync(bytes)
  } catch {
    return null
  }
}

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and so on'), 'font_unreadable'],
  ['nothing', Buffer.alloc(0), 'font_unreadable'],
  ['half a font', LATIN.subarray(0, LATIN.length / 2), 'font_unreadable'],
  ['one that forbids embedding', restricted(LATIN), 'font_restricted'],
  ['more than 5 MB', Buffer.alloc(FONT_MAX_BYTES + 1), 'media_too_large'],
])('%s is refused', async (_, bytes, code) => {
  expect((await upload(bytes)).code).toBe(code)
})
