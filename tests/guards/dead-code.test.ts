import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { runInTree } from './broken-tree.ts'

test('a file nobody imports and an export nobody uses are named', async () => {
  const { knip, scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const { output, exitCode } = await runInTree(
    {
      files: {
        'package.json': JSON.stringify({ name: 'tree', type: 'module', scripts, knip }),
        'src/main.ts': `import { used } from './browser/parts.ts'\nused()\n`,
        'src/browser/parts.ts': 'export const used = () => 1\nexport const unused = () => 2\n',
        'src/browser/forgotten.ts': 'export const nothing = 0\n',
      },
    },
    'knip',
    '--no-progress',
  )
  expect(exitCode).toBe(1)
  expect(output).toContain('src/browser/forgotten.ts')
  expect(output).toMatch(/unused\s.*src\/browser\/parts\.ts/)
  expect(output).not.toMatch(/^used\s/m)
})
