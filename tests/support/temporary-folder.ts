import { mkdtempSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Set by the test runner and inherited by its processes. */
const PARENT = 'TEST_FOLDER'

const prefixOf = (name: string) => join(process.env[PARENT] ?? tmpdir(), `adloom-${name}-`)

/** A test's folder. The test needn't remove it: the end of the run does, however tests ended. */
export const temporaryFolder = (name: string): Promise<string> => mkdtemp(prefixOf(name))

export const temporaryFolderSync = (name: string): string => mkdtempSync(prefixOf(name))

/** Makes the run's parent folder; returns a function that removes it. */
export default async function makeTestFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-run-'))
  process.env[PARENT] = folder
  return () => rm(folder, { recursive: true, force: true })
}
