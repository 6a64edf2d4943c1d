import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { BUILD_CONFIGURATION, EMPTY_PROGRAMS, runInTree } from './broken-tree.ts'

const SCREEN = `import { useLingui } from '@lingui/react/macro'
export function Plans() {
  const { t } = useLingui()
  return t\`Choose your launch\`
}
`
const catalogOf = (language: string) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"Content-Type: text/plain; charset=utf-8\\n"

#: src/features/launches/plans.tsx
msgid "Choose your launch"
msgstr "Choose your launch"
`
const root = `import { createRootRoute, Outlet } from '@tanstack/react-router'
export const Route = createRootRoute({ component: Outlet })
`
const router = `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
export const getRouter = () => createRouter({ routeTree })
`
const page = `import { createFileRoute } from '@tanstack/react-router'
import { Plans } from '../features/launches/plans'
export const Route = createFileRoute('/')({ component: Plans })
`

const build = (files: Record<string, string>) =>
  runInTree(
    {
      files: {
        ...EMPTY_PROGRAMS,
        'src/routes/__root.tsx': root,
        'src/routes/index.tsx': page,
        'src/router.tsx': router,
        'src/features/launches/plans.tsx': SCREEN,
        ...Object.fromEntries(
          LANGUAGES.map((language) => [`locales/${language}/messages.po`, catalogOf(language)]),
        ),
        ...files,
      },
      copies: BUILD_CONFIGURATION,
    },
    ...(['vite', 'build', '--config', 'app.config.ts'] as const),
  )

test('a new screen brings its own words, and no list names it', async () => {
  const { exitCode, output } = await build({})
  expect(output).not.toContain('Every page would load')
  expect(exitCode).toBe(0)
})

test('the build refuses a screen whose words every page would load', async () => {
  const { exitCode, output } = await build({
    'src/router.tsx': `${router}export { Plans } from './features/launches/plans'\n`,
  })
  expect(output).toContain(
    'Every page would load the words of launches, which are opened by src/features/launches/plans.tsx, imported by src/router.tsx',
  )
  expect(exitCode).not.toBe(0)
})
