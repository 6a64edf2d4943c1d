import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { runInTree } from './broken-tree.ts'

const SCREEN = `import { msg } from '@lingui/core/macro'
export const LAUNCH = msg\`Choose your launch\`
`
const catalogOf = (language: string, translation: string) => `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Language: ${language}\\n"

#: src/features/launches/plans.ts
msgid "Choose your launch"
msgstr "${translation}"
`

/** A guard's output about catalogs with one screen's sentence, apart from the changes. */
const checked = (guard: readonly string[], changed: Record<string, string>) =>
  runInTree(
    {
      files: {
        'src/features/launches/plans.ts': SCREEN,
        ...Object.fromEntries(
          LANGUAGES.map((language) => [
            `locales/${language}/messages.po`,
            catalogOf(language, 'Choose your launch'),
          ]),
        ),
        ...changed,
      },
      copies: ['package.json', 'lingui.config.ts', 'src/contract'],
    },
    // If NODE_ENV is test, Lingui looks for workers in its own source tree.
    ...(['env', 'NODE_ENV=production', 'lingui', 'check', ...guard] as const),
  )

test('a catalog that does not have what the code says is refused', async () => {
  const { output, exitCode } = await checked(['sync', '--clean'], {
    'locales/th/messages.po': catalogOf('th', '').replace('Choose', 'Chose'),
  })
  expect(output).toContain('Found 1 out-of-sync catalog')
  expect(exitCode).not.toBe(0)
})

test('a sentence that a language lacks is refused', async () => {
  const { output, exitCode } = await checked(['missing', '--mode', 'catalog'], {
    'locales/th/messages.po': catalogOf('th', ''),
  })
  expect(output).toContain('Found 1 missing translation')
  expect(exitCode).not.toBe(0)
})
