import { expect, test } from 'vitest'
import { runInTree } from './broken-tree.ts'

const lint = async (path: string, text: string) => {
  const { output } = await runInTree(
    { files: { [path]: text } },
    'biome',
    ...['lint', '--reporter=json', '--vcs-enabled=false', 'src'],
  )
  const start = output.indexOf('{"')
  const report: { diagnostics: { category: string }[] } = JSON.parse(
    output.slice(start, output.indexOf('\n', start)),
  )
  return report.diagnostics.map(({ category }) => category.split('/').at(-1))
}

test.each([
  ['src/browser/a.ts', `import { x } from './b'\n`, 'noUnusedImports'],
  ['src/browser/a.ts', 'export const a = (b: any) => b\n', 'noExplicitAny'],
  ['src/browser/a.ts', 'export const a = (b?: string) => b!\n', 'noNonNullAssertion'],
  ['src/browser/a.ts', 'export const a = process.env.PORT\n', 'noProcessEnv'],
  ['src/browser/dateFormat.ts', 'export const a = 1\n', 'useFilenamingConvention'],
  ['src/browser/a.ts', `import { t } from '@lingui/core/macro'\nt('x')\n`, 'noRestrictedImports'],
  [
    'src/browser/a.test.ts',
    `import { test } from 'vitest'\ntest.only('x', () => {})\n`,
    'noFocusedTests',
  ],
  ['src/backend/a.ts', `console.log('x')\n`, 'noConsole'],
  ['src/backend/a.ts', `export { x } from '@/browser/b.ts'\n`, 'noRestrictedImports'],
  ['src/backend/a.ts', `export { x } from './b'\n`, 'noRestrictedImports'],
  ['src/contract/a.ts', 'export enum A { B }\n', 'noEnum'],
  ['src/browser/a.ts', 'export const a = (b: unknown) => b as string\n', 'plugin'],
  ['src/browser/a.ts', 'export const a = (b: unknown) => b as unknown as string\n', 'plugin'],
  ['src/browser/a.ts', 'export const a = (b: unknown) => <string>b\n', 'plugin'],
  ['src/browser/a.tsx', 'export const a = (b: unknown) => <p>{b as string}</p>\n', 'plugin'],
  ['src/browser/a.test.ts', 'export const a = [1 as const] as number[]\n', 'plugin'],
])('%s: %j is refused as %s', async (path, text, rule) => {
  expect(await lint(path, text)).toContain(rule)
})

test.each([
  ['a constant', `export const a = ['x'] as const\n`],
  ['a name', `export { a as b } from './a'\n`],
])('%s is no cast', async (_what, text) => {
  expect(await lint('src/browser/b.ts', text)).toEqual([])
})

test('in an engine, and nowhere else, an index may be said to be in bounds', async () => {
  const text = 'export const a = (b: Uint8Array) => b[0]!\n'
  expect(await lint('src/backend/media/watermark/a.ts', text)).toEqual([])
  expect(await lint('src/backend/generation/builtin/a.ts', text)).toEqual([])
  expect(await lint('src/backend/generation/a.ts', text)).toContain('noNonNullAssertion')
})

test('the command line of the backend may write to the console', async () => {
  expect(await lint('src/backend/cli/admin.ts', `console.log('x')\n`)).toEqual([])
})

const LONG = `export function a(b: number) {\n${'  b.toString()\n'.repeat(61)}}\n`

test('a function of more than 60 lines is refused in the product, and may stand in a test', async () => {
  expect(await lint('src/browser/a.ts', LONG)).toContain('noExcessiveLinesPerFunction')
  expect(await lint('src/browser/a.test.ts', LONG)).toEqual([])
})
