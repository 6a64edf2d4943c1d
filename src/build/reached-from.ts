/** Each reachable module, with the module it was first reached from. */
export type Reached = ReadonlyMap<string, string | null>

/** Does not follow imports into packages, whose entry files list everything they have. */
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
