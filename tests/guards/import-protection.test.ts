import { beforeAll, expect, test } from 'vitest'
import { BUILD_CONFIGURATION, EMPTY_PROGRAMS, runInTree } from './broken-tree.ts'

const application = {
  'src/router.tsx': `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
export const getRouter = () => createRouter({ routeTree })
`,
  'src/routes/__root.tsx': `import { createRootRoute, Outlet } from '@tanstack/react-router'
export const Route = createRootRoute({ component: Outlet })
`,
}

/** A page whose loader, which also runs in the browser, reads a secret from `path`. */
const pageReading = (path: string) => `import { createFileRoute } from '@tanstack/react-router'
import { readSecret } from '${path}'
export const Route = createFileRoute('/')({ loader: () => readSecret(), component: () => 'x' })
`

const secret = 'export const readSecret = () => process.env.SECRET\n'

const FORBIDDEN = [
  'src/backend/secret.ts',
  'src/server/secret.ts',
  'src/browser/secret.server.ts',
  'src/contract/error-sentences.ts',
]

/**
 * Builds the page once for each forbidden file, in one process: loading the build tools takes half of a
 * build's time.
 */
const builds = `import { writeFileSync } from 'node:fs'
import { createBuilder } from 'vite'
const said = {}
for (const [path, page] of Object.entries(${JSON.stringify(
  Object.fromEntries(
    FORBIDDEN.map((path) => [path, pageReading(path.replace('src/', '../').replace('.ts', ''))]),
  ),
)})) {
  writeFileSync('src/routes/index.tsx', page)
  const builder = await createBuilder({ configFile: 'app.config.ts', logLevel: 'silent' })
  said[path] = await builder.buildApp().then(() => 'built', (error) => error.message)
}
console.log('said: ' + JSON.stringify(said))
`

let said: Record<string, string>
beforeAll(async () => {
  const { output } = await runInTree(
    {
      files: {
        ...EMPTY_PROGRAMS,
        ...application,
        'src/routes/index.tsx': '',
        'builds.mjs': builds,
        ...Object.fromEntries(FORBIDDEN.map((path) => [path, secret])),
      },
      copies: BUILD_CONFIGURATION,
    },
    ...(['node', 'builds.mjs'] as const),
  )
  said = JSON.parse(/^said: (.*)$/m.exec(output)?.[1] ?? `{"output":${JSON.stringify(output)}}`)
})

test.each(FORBIDDEN)('the build refuses to send %s to the browser', (path) => {
  expect(said[path], JSON.stringify(said)).toContain('Import denied in client environment')
  expect(said[path]).toContain(`Resolved: ${path}`)
})
