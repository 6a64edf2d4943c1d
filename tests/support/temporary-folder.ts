import { mkdtempSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Named by whoever runs tests, and inherited by their processes. */
const PARENT = 'TEST_FOLDER'

const prefixOf = (name: string) => join(process.env[PARENT] ?? tmpdir(), `adloom-${name}-`)

/** A folder of a test, which need not remove it: the end of the run does, however tests ended. */
export const temporaryFolder = (name: string): Promise<string> => mkdtemp(prefixOf(name))

export const temporaryFolderSync = (name: string): string => mkdtempSync(prefixOf(name))

/** Makes the folder that all of a run are in; returns what removes it. */
export default async function makeTestFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-run-'))
  process.env[PARENT] = folder
  return () => rm(folder, { recursive: true, force: true })
}
