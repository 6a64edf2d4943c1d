import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptBody } from './kept-body'
import { NONCE_PLACEHOLDER, newNonce } from './page-cache'

const PARAGRAPHS = Array.from({ length: 400 }, (_, at) => `<p>Müller sold ${at * 7919} shoes</p>`)
const htmlWith = (nonce: string) =>
  `<html><script nonce="${nonce}">1</script>${PARAGRAPHS.join('')}<style nonce="${nonce}"></style>` +
  `<script nonce="${nonce}">2</script></html>`

test('a kept page has the nonce of each request in all its places', () => {
  const body = new KeptBody(Buffer.from(htmlWith(NONCE_PLACEHOLDER)))
  for (const nonce of [newNonce(), newNonce()]) {
    const { bytes, isPacked } = body.with(nonce, false)
    expect(new TextDecoder().decode(bytes)).toBe(htmlWith(nonce))
    expect(isPacked).toBe(false)
  }
})

test('compressed once, it unpacks to the nonce of each request', async () => {
  const body = new KeptBody(Buffer.from(htmlWith(NONCE_PLACEHOLDER)))
  await body.pack()
  for (const nonce of [newNonce(), newNonce(), newNonce()]) {
    const { bytes, isPacked } = body.with(nonce, true)
    expect(isPacked).toBe(true)
    expect(bytes.length).toBeLessThan(htmlWith(nonce).length / 3)
    expect(brotliDecompressSync(bytes).toString()).toBe(htmlWith(nonce))
  }
})

test('whoever reads no Brotli gets it plain, and so does the first to ask', async () => {
  const body = new KeptBody(Buffer.from(htmlWith(NONCE_PLACEHOLDER)))
  expect(body.with(newNonce(), true).isPacked).toBe(false)
  expect(body.with(newNonce(), true).isPacked).toBe(false)
  await body.pack()
  expect(body.with(newNonce(), true).isPacked).toBe(true)
  expect(body.with(newNonce(), false).isPacked).toBe(false)
})

test('a page without a nonce stays plain', async () => {
  const body = new KeptBody(Buffer.from('<p>nothing runs here</p>'))
  await body.pack()
  expect(body.with(newNonce(), true).isPacked).toBe(false)
})
