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
  ['src/lib/a.ts', `import { x } from './b'\n`, 'noUnusedImports'],
  ['src/lib/a.ts', 'export const a = (b: any) => b\n', 'noExplicitAny'],
  ['src/lib/a.ts', 'export const a = (b?: string) => b!\n', 'noNonNullAssertion'],
  ['src/lib/a.ts', 'export const a = process.env.PORT\n', 'noProcessEnv'],
  ['src/lib/dateFormat.ts', 'export const a = 1\n', 'useFilenamingConvention'],
  ['src/lib/a.ts', `import { t } from '@lingui/core/macro'\nt('x')\n`, 'noRestrictedImports'],
  [
    'src/lib/a.test.ts',
    `import { test } from 'vitest'\ntest.only('x', () => {})\n`,
    'noFocusedTests',
  ],
  ['src/backend/a.ts', `console.log('x')\n`, 'noConsole'],
  ['src/backend/a.ts', `export { x } from '@/lib/b.ts'\n`, 'noRestrictedImports'],
  ['src/backend/a.ts', `export { x } from './b'\n`, 'noRestrictedImports'],
  ['src/contract/a.ts', 'export enum A { B }\n', 'noEnum'],
])('%s: %j is refused as %s', async (path, text, rule) => {
  expect(await lint(path, text)).toContain(rule)
})

test('the command line of the backend may write to the console', async () => {
  expect(await lint('src/backend/cli/admin.ts', `console.log('x')\n`)).toEqual([])
})
