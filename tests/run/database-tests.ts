import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const DATABASE = resolve('tests/support/database.ts')

/**
 * The test files that use a database: those that reach tests/support/database.ts through their
 * imports. They are the ones worth a second run on PostgreSQL.
 */
export async function findDatabaseTests(): Promise<string[]> {
  const sources = [...(await listSources('src')), ...(await listSources('tests'))]
  const reaching = new Set([DATABASE])
  for (let size = 0; size !== reaching.size; ) {
    size = reaching.size
    for (const [file, imports] of sources) {
      if (imports.some((imported) => reaching.has(imported))) reaching.add(file)
    }
  }
  return [...reaching].filter((file) => /\.test\.tsx?$/.test(file)).sort()
}

/** Every TypeScript file below a folder with the absolute paths of its relative imports. */
async function listSources(folder: string): Promise<[file: string, imports: string[]][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      const imports = [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)]
      return [file, imports.map(([, path = '']) => join(file, '..', path))]
    }),
  )
}
