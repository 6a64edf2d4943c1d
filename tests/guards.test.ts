import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import architecture from './architecture.mjs'
import { findDrawers } from './check/file-names.ts'
import { findMissingPackages } from './check/lockfile.ts'
import { type BrokenTree, plantTree } from './support/broken-tree.ts'
import { run } from './support/processes.ts'

let tree: BrokenTree | undefined
afterEach(async () => {
  await tree?.remove()
  tree = undefined
})

/** Runs a tool of node_modules in a planted tree. */
async function runIn(files: Record<string, string>, command: string, ...args: string[]) {
  tree = await plantTree(files)
  return run(command, args, { cwd: tree.folder, output: 'collect' })
}

describe('import rules', () => {
  const cruise = async (files: Record<string, string>) => {
    const { output } = await runIn(
      files,
      'depcruise',
      ...['--config', 'tests/architecture.mjs', '--output-type', 'json', 'src', 'tests'],
    )
    const report: { summary: { violations: { rule: { name: string }; from: string }[] } } =
      JSON.parse(output)
    return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
  }

  const used = 'export const value = 1\n'
  const uses = (...paths: string[]) =>
    paths.map((path, index) => `export { value as value${index} } from '${path}'\n`).join('')

  test('every rule fires on a file that breaks it', async () => {
    const violations = await cruise({
      'src/contract/limits.ts': uses('node:fs', '../lib/dates.ts'),
      'src/lib/dates.ts': used,
      'src/lib/alone.ts': used,
      'src/lib/above.ts': uses('../features/create/page.ts'),
      'src/lib/lost.ts': uses('./nowhere.ts'),
      'src/lib/tested.ts': uses('../../tests/support/factory.ts'),
      'tests/support/factory.ts': used,
      'src/lib/hen.ts': uses('./egg.ts'),
      'src/lib/egg.ts': uses('./hen.ts'),
      'src/routes/login.ts': used,
      'src/router.ts': uses('./routes/login.ts'),
      'src/api/tasks.queries.ts': uses('../features/create/page.ts', '../backend/app.ts'),
      'src/features/create/page.ts': uses('../login/form.ts', '@/contract/limits'),
      'src/features/login/form.ts': uses('../../router.ts'),
      'src/backend/app.ts': uses('./modules/tasks/cancel-task.ts', '../lib/dates.ts'),
      'src/backend/queue/queue.ts': uses('../modules/tasks/index.ts'),
      'src/backend/modules/tasks/index.ts': uses('./cancel-task.ts'),
      'src/backend/modules/tasks/cancel-task.ts': uses('../credits/hold-credits.ts'),
      'src/backend/modules/tasks/tables.ts': uses('../credits/index.ts'),
      'src/backend/modules/credits/index.ts': uses('./hold-credits.ts'),
      'src/backend/modules/credits/hold-credits.ts': used,
    })

    expect(violations.sort()).toEqual([
      'api-stands-on-the-contract: src/api/tasks.queries.ts',
      'backend-is-reached-through-the-seam: src/api/tasks.queries.ts',
      'backend-knows-no-web: src/backend/app.ts',
      'backend-mounts-only-the-face-of-a-module: src/backend/app.ts',
      'contract-reads-only-zod: src/contract/limits.ts',
      'contract-reads-only-zod: src/contract/limits.ts',
      'features-never-import-features: src/features/create/page.ts',
      'features-stand-on-api-and-shared-parts: src/features/login/form.ts',
      'modules-speak-through-index: src/backend/modules/tasks/cancel-task.ts',
      'no-cycles: src/lib/egg.ts',
      'no-orphans: src/lib/alone.ts',
      'no-unresolvable: src/lib/lost.ts',
      'nothing-imports-a-route: src/router.ts',
      'shared-parts-know-no-screen: src/lib/above.ts',
      'source-knows-no-tests: src/lib/tested.ts',
      'tables-point-at-tables: src/backend/modules/tasks/tables.ts',
      'tools-know-no-modules: src/backend/queue/queue.ts',
    ])
    const fired = new Set(violations.map((violation) => violation.split(':')[0]))
    expect([...fired].sort()).toEqual(architecture.forbidden?.map(({ name }) => name).sort())
  })

  test('a type import counts, through the alias too', async () => {
    const violations = await cruise({
      'src/features/create/page.ts': `export type { Form } from '@/features/login/form'\n`,
      'src/features/login/form.ts': 'export interface Form { email: string }\n',
      'tests/placeholder.ts': used,
    })
    expect(violations).toEqual(['features-never-import-features: src/features/create/page.ts'])
  })

  test('a tree drawn as the architecture says passes', async () => {
    const violations = await cruise({
      'src/contract/limits.ts': `export { z as value0 } from 'zod'\n`,
      'src/lib/dates.ts': uses('../contract/limits.ts'),
      'src/api/transport.server.ts': uses('../backend/app.ts', '@/contract/limits'),
      'src/features/create/page.ts': uses('@/api/transport.server', '@/lib/dates'),
      'src/routes/create.ts': uses('@/features/create/page'),
      'src/backend/app.ts': uses('./modules/tasks/index.ts', '../contract/limits.ts'),
      'src/backend/modules/tasks/index.ts': uses('../credits/index.ts', './tables.ts'),
      'src/backend/modules/tasks/tables.ts': uses('../credits/tables.ts'),
      'src/backend/modules/credits/index.ts': uses('./tables.ts'),
      'src/backend/modules/credits/tables.ts': used,
      'tests/whole.ts': uses('../src/backend/modules/tasks/tables.ts'),
    })
    expect(violations).toEqual([])
  })
})

describe('lint rules', () => {
  const lint = async (path: string, text: string) => {
    const { output } = await runIn(
      { [path]: text },
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
})

test('dead code: a file nobody imports and an export nobody uses are named', async () => {
  const { knip } = JSON.parse(await readFile('package.json', 'utf8'))
  const { output, exitCode } = await runIn(
    {
      'package.json': JSON.stringify({ name: 'tree', type: 'module', knip }),
      'src/main.ts': `import { used } from './lib/parts.ts'\nused()\n`,
      'src/lib/parts.ts': 'export const used = () => 1\nexport const unused = () => 2\n',
      'src/lib/forgotten.ts': 'export const nothing = 0\n',
    },
    'knip',
    '--no-progress',
  )
  expect(exitCode).toBe(1)
  expect(output).toContain('src/lib/forgotten.ts')
  expect(output).toMatch(/unused\s.*src\/lib\/parts\.ts/)
  expect(output).not.toMatch(/^used\s/m)
})

test('a package the lock file names but does not contain is found', () => {
  const missing = findMissingPackages({
    packages: {
      '': { dependencies: { builder: '1.0.0' } },
      'node_modules/builder': { optionalDependencies: { '@builder/darwin': '1', shared: '1' } },
      'node_modules/shared': {},
    },
  })
  expect(missing).toEqual(['node_modules/builder needs @builder/darwin, which is not locked'])
})

test('files named after a drawer are found, files named after a subject are not', () => {
  const paths = ['src/lib/utils.ts', 'src/api/string-helpers.ts', 'src/services/mail.ts']
  expect(findDrawers(paths)).toHaveLength(3)
  expect(findDrawers(['src/lib/dates.ts', 'src/routes/terms-of-service.tsx'])).toEqual([])
})
