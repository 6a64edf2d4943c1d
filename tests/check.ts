/**
 * `npm run check`: everything that can be checked without running the code. The parts run in parallel;
 * only those with findings show their output.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDrawers } from './check/file-names.ts'
import { findMissingPackages } from './check/lockfile.ts'
import { findIdFaults, readRequirements } from './check/requirement-ids.ts'
import { findLicenseFaults } from './supply/licenses.ts'
import { findUnlistedWorks } from './supply/other-works.ts'
import { run, stopAll } from './support/processes.ts'

interface Verdict {
  isClean: boolean
  output: string
}

const REQUIREMENTS = 'tests/requirements.md'
const TEXT = /\.(?:tsx?|mjs|css|md|po)$/

const parts: Record<string, () => Promise<Verdict>> = {
  'format and lint': tool('biome', 'check', '--error-on-warnings', '--max-diagnostics=50'),
  types: tool('tsc', '--noEmit', '--project', '.'),
  'import rules': tool(
    'depcruise',
    ...['--config', 'tests/architecture.mjs', '--output-type', 'err-long'],
    ...['src', 'tests', 'app.config.ts', 'lingui.config.ts'],
  ),
  'dead code': tool('knip', '--no-progress', '--treat-config-hints-as-errors'),
  'catalogs follow the code': tool('lingui', 'check', 'sync', '--clean'),
  'catalogs are complete': tool('lingui', 'check', 'missing', '--mode', 'catalog'),
  // Only the build knows what a page loads; it refuses a screen whose messages load with every page.
  'words in their place': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'adloom-check-'))
    try {
      const config = ['--config', 'app.config.ts', '--logLevel', 'error']
      return await tool('vite', 'build', ...config, '--outDir', folder)()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  'lock file is complete': async () => {
    const lock = await readFile('package-lock.json', 'utf8')
    return verdict(findMissingPackages(JSON.parse(lock)))
  },
  licenses: async () => {
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
    const paths = await Promise.all(['src', 'tests', 'locales', 'docs'].map(list))
    return verdict([...findLicenseFaults(lock), ...findUnlistedWorks(paths.flat())])
  },
  'file names': async () =>
    verdict(findDrawers([...(await list('src')), ...(await list('tests'))])),
  'requirement ids': async () => verdict(await findIdFaultsIn(['src', 'tests', 'locales', 'docs'])),
}

process.once('SIGINT', () => void stopAll().then(() => process.exit(130)))

const verdicts = await Promise.all(Object.entries(parts).map(([name, part]) => timed(name, part)))
process.exitCode = verdicts.every((isClean) => isClean) ? 0 : 1

async function timed(name: string, part: () => Promise<Verdict>): Promise<boolean> {
  const startedAt = performance.now()
  const { isClean, output } = await part()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isClean ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (!isClean) console.log(output)
  return isClean
}

function tool(command: string, ...args: string[]): () => Promise<Verdict> {
  return async () => {
    const { exitCode, output } = await run(command, args, { output: 'collect' })
    return { isClean: exitCode === 0, output }
  }
}

function verdict(findings: readonly string[]): Verdict {
  return { isClean: findings.length === 0, output: findings.join('\n') }
}

async function findIdFaultsIn(folders: readonly string[]): Promise<string[]> {
  const known = readRequirements(await readFile(REQUIREMENTS, 'utf8'))
  const paths = (await Promise.all(folders.map(list))).flat()
  const texts = [...paths, 'README.md'].filter((path) => TEXT.test(path) && path !== REQUIREMENTS)
  const faults = texts.map(async (path) => findIdFaults(path, await readFile(path, 'utf8'), known))
  return (await Promise.all(faults)).flat()
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}
