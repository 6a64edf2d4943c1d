import { expect, test } from 'vitest'
import { BUILD_CONFIGURATION, runInTree } from './broken-tree.ts'

const application = {
  'src/router.tsx': `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
export const getRouter = () => createRouter({ routeTree })
`,
  'src/routes/__root.tsx': `import { createRootRoute, Outlet } from '@tanstack/react-router'
export const Route = createRootRoute({ component: Outlet })
`,
}

/** A page whose loader, which runs in the browser too, reads a secret from `path`. */
const pageReading = (path: string) => `import { createFileRoute } from '@tanstack/react-router'
import { readSecret } from '${path}'
export const Route = createFileRoute('/')({ loader: () => readSecret(), component: () => 'x' })
`

const secret = 'export const readSecret = () => process.env.SECRET\n'

test.each([
  'src/backend/secret.ts',
  'src/server/secret.ts',
  'src/browser/secret.server.ts',
  'src/contract/error-sentences.ts',
])('the build refuses to send %s to the browser', async (path) => {
  const page = pageReading(path.replace('src/', '../').replace('.ts', ''))
  const { exitCode, output } = await runInTree(
    {
      files: { ...application, 'src/routes/index.tsx': page, [path]: secret },
      copies: BUILD_CONFIGURATION,
    },
    ...(['vite', 'build', '--config', 'app.config.ts'] as const),
  )
  expect(output).toContain('Import denied in client environment')
  expect(output).toContain(`Resolved: ${path}`)
  expect(exitCode).not.toBe(0)
})
