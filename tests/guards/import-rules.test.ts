import { expect, test } from 'vitest'
import architecture from '../architecture.mjs'
import { cruise, used, uses } from './cruise.ts'

test('every rule fires on a file that breaks it', async () => {
  const violations = await cruise({
    'src/contract/limits.ts': uses('node:fs', '../browser/dates.ts'),
    'src/browser/dates.ts': used,
    'src/browser/alone.ts': used,
    'src/browser/above.ts': uses('../features/create/page.ts'),
    'src/browser/lost.ts': uses('./nowhere.ts'),
    'src/browser/tested.ts': uses('../../tests/support/factory.ts'),
    'tests/support/factory.ts': used,
    'src/browser/answered.ts': uses('../server/robots.ts'),
    'src/server/robots.ts': used,
    'src/browser/hen.ts': uses('./egg.ts'),
    'src/browser/egg.ts': uses('./hen.ts'),
    'src/routes/login.ts': used,
    'src/router.ts': uses('./routes/login.ts'),
    'src/api/tasks.queries.ts': uses('../features/create/page.ts', '../backend/app.ts'),
    'src/features/create/page.ts': uses('../login/form.ts', '@/contract/limits'),
    'src/features/login/form.ts': uses('../../router.ts'),
    'src/backend/app.ts': uses('./modules/tasks/cancel-task.ts', '../browser/dates.ts'),
    'src/backend/social-image/draw.ts': uses('../generation/builtin/canvas.ts'),
    'src/backend/generation/builtin/canvas.ts': used,
    'src/backend/queue/queue.ts': uses('../modules/tasks/index.ts', 'node:child_process'),
    'src/backend/modules/tasks/index.ts': uses('./cancel-task.ts'),
    'src/backend/modules/tasks/cancel-task.ts': uses('../credits/hold-credits.ts'),
    'src/backend/modules/tasks/tables.ts': uses('../credits/index.ts'),
    'src/backend/modules/credits/index.ts': uses('./hold-credits.ts'),
    'src/backend/modules/credits/hold-credits.ts': used,
  })

  expect(violations.sort()).toEqual([
    'api-builds-on-the-contract: src/api/tasks.queries.ts',
    'backend-is-reached-through-the-seam: src/api/tasks.queries.ts',
    'backend-knows-no-web: src/backend/app.ts',
    'backend-mounts-only-the-face-of-a-module: src/backend/app.ts',
    'contract-reads-only-zod: src/contract/limits.ts',
    'contract-reads-only-zod: src/contract/limits.ts',
    'engine-is-reached-through-its-ports: src/backend/social-image/draw.ts',
    'features-never-import-features: src/features/create/page.ts',
    'features-stand-on-api-and-shared-parts: src/features/login/form.ts',
    'modules-speak-through-index: src/backend/modules/tasks/cancel-task.ts',
    'no-cycles: src/browser/egg.ts',
    'no-orphans: src/browser/alone.ts',
    'no-unresolvable: src/browser/lost.ts',
    'nothing-imports-a-route: src/router.ts',
    'only-entries-read-the-server: src/browser/answered.ts',
    'programs-are-started-in-few-places: src/backend/queue/queue.ts',
    'shared-parts-know-no-screen: src/browser/above.ts',
    'source-knows-no-tests: src/browser/tested.ts',
    'tables-point-at-tables: src/backend/modules/tasks/tables.ts',
    'tools-know-no-modules: src/backend/queue/queue.ts',
  ])
  const fired = new Set(violations.map((violation) => violation.split(':')[0]))
  const names = architecture.forbidden?.flatMap(({ name = '' }) =>
    // Billing's rules have their own test: billing-layers.test.ts.
    name.startsWith('billing-') ? [] : [name],
  )
  expect([...fired].sort()).toEqual(names?.sort())
})

test('a type import counts, through the alias too', async () => {
  const violations = await cruise({
    'src/features/create/page.ts': `export type { Form } from '@/features/login/form'\n`,
    'src/features/login/form.ts': 'export interface Form { email: string }\n',
    'tests/placeholder.ts': used,
  })
  expect(violations).toEqual(['features-never-import-features: src/features/create/page.ts'])
})

test('two files whose types need each other are a circle, but for the generated route tree', async () => {
  const violations = await cruise({
    'src/page/head.ts': `import type { Body } from './body'\nexport interface Head { body: Body }\n`,
    'src/page/body.ts': `import type { Head } from './head'\nexport interface Body { head: Head }\n`,
    'src/routes/login.ts': `import type { Tree } from '../routeTree.gen'\nexport type Route = Tree\n`,
    'src/routeTree.gen.ts': `import type { Route } from './routes/login'\nexport type Tree = Route\n`,
    'tests/placeholder.ts': used,
  })
  expect(violations).toEqual(['no-cycles: src/page/body.ts'])
})

test('a tree drawn as the architecture says passes', async () => {
  const violations = await cruise({
    'src/contract/limits.ts': `export { z as value0 } from 'zod'\n`,
    'src/browser/dates.ts': uses('../contract/limits.ts'),
    'src/api/transport.server.ts': uses('../backend/app.ts', '@/contract/limits'),
    'src/features/create/page.ts': uses('@/api/transport.server', '@/browser/dates'),
    'src/routes/create.ts': uses('@/features/create/page'),
    'src/backend/app.ts': uses('./modules/tasks/index.ts', '../contract/limits.ts'),
    'src/backend/modules/tasks/index.ts': uses('../credits/index.ts', './tables.ts'),
    'src/backend/modules/prompts/read.ts': uses('../../generation/proofs.ts'),
    'src/backend/generation/proofs.ts': uses('./builtin/read.ts'),
    'src/backend/generation/builtin/read.ts': used,
    'src/backend/modules/tasks/tables.ts': uses('../credits/tables.ts'),
    'src/backend/modules/credits/index.ts': uses('./tables.ts'),
    'src/backend/modules/credits/tables.ts': used,
    'src/server.ts': uses('./server/robots.ts', './backend/app.ts'),
    'src/server/robots.ts': used,
    'tests/whole.ts': uses('../src/backend/modules/tasks/tables.ts'),
  })
  expect(violations).toEqual([])
})

test('a module sees the index of another, and neither its inner files nor its tables', async () => {
  const violations = await cruise({
    'src/backend/modules/billing/invoices/serve-invoice.ts': uses(
      '../../accounts/index.ts',
      '../../accounts/sessions/find-email.ts',
      '../tables.ts',
    ),
    'src/backend/modules/billing/show-credits.ts': uses('../credits/tables.ts'),
    'src/backend/modules/billing/tables.ts': uses('../accounts/tables.ts'),
    'src/backend/modules/accounts/index.ts': uses('./sessions/find-email.ts'),
    'src/backend/modules/accounts/sessions/find-email.ts': used,
    'src/backend/modules/accounts/tables.ts': used,
    'src/backend/modules/credits/tables.ts': used,
    'tests/placeholder.ts': used,
  })
  expect(violations.sort()).toEqual([
    'modules-speak-through-index: src/backend/modules/billing/invoices/serve-invoice.ts',
    'modules-speak-through-index: src/backend/modules/billing/show-credits.ts',
  ])
})
