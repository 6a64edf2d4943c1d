import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { integrityBelow, withIntegrity } from './integrity'

/** Hash of `one`. */
const HASH = 'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0='

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('integrity')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/one-Ab1_.js'), 'one')
  await writeFile(join(folder, 'assets/one.css'), 'one')
})

const page = (parts: string[], type = 'text/html; charset=utf-8') => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  return new Response(body, { status: 404, headers: { 'content-type': type } })
}
const sent = (parts: string[], type?: string) =>
  withIntegrity(page(parts, type), integrityBelow(folder)).text()

describe('a page says which content its files must have', () => {
  test.each([
    ['<script type="module" async="" src="/assets/one-Ab1_.js">', '>'],
    ['<link rel="modulepreload" href="/assets/one-Ab1_.js" fetchPriority="low"/>', '/>'],
    ['<link rel="stylesheet" href="/assets/one.css" nonce="n">', '>'],
  ])('%s', async (tag, end) => {
    expect(await sent([tag])).toBe(`${tag.slice(0, -end.length)} integrity="${HASH}"${end}`)
  })

  test('also when a tag comes in two parts', async () => {
    const html = await sent(['<p>1</p><link rel="stylesheet" hr', 'ef="/assets/one.css"><p>2</p>'])
    const link = `<link rel="stylesheet" href="/assets/one.css" integrity="${HASH}">`
    expect(html).toBe(`<p>1</p>${link}<p>2</p>`)
  })
})

test.each([
  ['a file that is not there', '<script src="/assets/gone.js"></script>'],
  ['another folder', '<script src="/elsewhere/one.js"></script>'],
  ['a tag that says so already', '<link href="/assets/one.css" integrity="sha256-x">'],
  [
    'words and scripts of the page',
    '<p>1 < 2, ö</p><script>if (a<b) c("/assets/one.css")</script>',
  ],
  ['an end in the middle', '<p>1 <'],
])('%s stays as it is', async (_what, html) => {
  expect(await sent([html])).toBe(html)
})

test('what is not a page, and the status, stay as they are', async () => {
  const tag = '<link rel="stylesheet" href="/assets/one.css">'
  expect(await sent([tag], 'text/plain')).toBe(tag)
  expect(withIntegrity(page([tag]), integrityBelow(folder)).status).toBe(404)
})
