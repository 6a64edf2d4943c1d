import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/**
 * Where the first of `names` is, looking through `path` (the PATH of the process by default) as a
 * shell would. A name that is an absolute path is used as it is.
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
