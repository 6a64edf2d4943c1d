import { createRequire } from 'node:module'
import { join } from 'node:path'
import type Sharp from 'sharp'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { bundledPackages } from './bundled-packages'

const ENTRY = join(import.meta.dirname, 'entry-of-a-test.ts')

async function bundle(entry: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      bundledPackages(),
      {
        name: 'entry-of-a-test',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
    build: { ssr: ENTRY, write: false },
  })
  if (!('output' in built)) throw new Error('nothing was built')
  return built.output[0]
}

const sharp: typeof Sharp = createRequire(import.meta.url)('sharp')

test('the server finds packages in its own files, and only native ones elsewhere', async () => {
  const entry = `export { clsx } from 'clsx'; export { hash } from '@node-rs/argon2'`
  const { code, imports } = await bundle(entry)
  expect(imports).toEqual(['@node-rs/argon2'])
  expect(code).toContain('clsx')
})

test('what draws pictures is loaded when the first is drawn, and is the package itself then', async () => {
  const { code, imports } = await bundle(`export { default } from 'sharp'`)
  expect(imports).toEqual(['node:module'])
  const { default: late }: { default: typeof sharp } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )
  expect(late.versions).toBe(sharp.versions)
  const drawn = late({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
  expect(drawn).toBeInstanceOf(sharp)
})
