/** Each module that is reached from some, with the one it was first reached through. */
export type Reached = ReadonlyMap<string, string | null>

/** Packages list everything they have in one file: the walk ends at their doors. */
export function reachedFrom(
  starts: readonly string[],
  importsOf: (id: string) => readonly string[],
): Reached {
  const reached = new Map<string, string | null>(starts.map((id) => [id, null]))
  for (const id of reached.keys()) {
    for (const imported of importsOf(id)) {
      if (!imported.includes('/node_modules/') && !reached.has(imported)) reached.set(imported, id)
    }
  }
  return reached
}
