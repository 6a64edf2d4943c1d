import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/**
 * The path of the first of `names` found in `path` (the process's PATH by default), as a shell would find it. An
 * absolute name is used as it is.
 */
export function findExecutable(
  names: readonly string[],
  { path = process.env.PATH ?? '' }: { path?: string } = {},
): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  const candidates = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  )
  return candidates.find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
