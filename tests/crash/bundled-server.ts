import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { UNBUNDLED } from '../../src/build/bundled-packages.ts'

/** Below node_modules, so that what is not bundled is found from there. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/crashing-server')

/** All that may be in the bundle, and what it is made with. */
const SOURCES = ['src/**/*.{ts,tsx,json}', 'tests/{crash,support}/**/*.ts', 'package-lock.json']

let bundled: Promise<string> | undefined

/**
 * Path of one JavaScript file with the whole crashing server in it, made once for a state of the sources.
 * A server is started a hundred times here, and reading 900 modules is half of what a start takes.
 */
export function bundledServer(): Promise<string> {
  bundled ??= findOrBundle()
  return bundled
}

async function findOrBundle(): Promise<string> {
  const file = join(FOLDER, `${await digestOfSources()}.mjs`)
  if (existsSync(file)) return file
  const code = await bundle()
  await mkdir(FOLDER, { recursive: true })
  // Several test processes may write the same file at once.
  await writeFile(`${file}.${process.pid}`, code)
  await rename(`${file}.${process.pid}`, file)
  return file
}

async function digestOfSources(): Promise<string> {
  const root = join(import.meta.dirname, '../..')
  const hash = createHash('sha256')
  for (const name of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    hash.update(name).update(await readFile(join(root, name)))
  return hash.digest('hex').slice(0, 16)
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepPlaces],
    ssr: { noExternal: true, external: UNBUNDLED },
    build: {
      ssr: join(import.meta.dirname, 'crashing-server.ts'),
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error('the crashing server was not built')
  return built.output[0].code
}

/** Migrations, fonts and threads are found from where their module lay before it was bundled. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.')) return
    const values = {
      'import.meta.dirname': dirname(id),
      'import.meta.filename': id,
      'import.meta.url': pathToFileURL(id).href,
    }
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(name, JSON.stringify(value)),
      code,
    )
  },
}
