import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { bundledPackages } from './bundled-packages'

const ENTRY = join(import.meta.dirname, 'entry-of-a-test.ts')

test('the server finds packages in its own files, and only native ones elsewhere', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      bundledPackages(),
      {
        name: 'entry-of-a-test',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY ? `export { clsx } from 'clsx'; export { default } from 'sharp'` : null,
      },
    ],
    build: { ssr: ENTRY, write: false },
  })
  if (!('output' in built)) throw new Error('nothing was built')
  const [{ code, imports }] = built.output
  expect(imports).toEqual(['sharp'])
  expect(code).toContain('clsx')
})
