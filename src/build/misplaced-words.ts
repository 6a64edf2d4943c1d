import { type Reached, reachedFrom } from './reached-from.ts'

interface ModuleGraph {
  importsOf: (id: string) => readonly string[]
  /** Modules it imports with `import()`. */
  lateImportsOf: (id: string) => readonly string[]
}

interface Visit {
  /** Entry modules of every visit. */
  entries: readonly string[]
  /** Modules of the first screen. */
  screens: readonly string[]
  /** Modules that open a chapter, with the chapter's name. */
  chapters: ReadonlyMap<string, string>
  /** Modules whose words come with every page. */
  speakers: readonly string[]
}

/** Finds words that would come with every page although only some pages use them; one sentence each. */
export function misplacedWords(
  { importsOf, lateImportsOf }: ModuleGraph,
  { entries, screens, chapters, speakers }: Visit,
): string[] {
  const early = reachedFrom([...entries, ...screens], importsOf)
  const shown = reachedFrom(screens, (id) => [...importsOf(id), ...lateImportsOf(id)])
  const opened = [...chapters].filter(([id]) => early.has(id))
  const idle = speakers.filter((id) => !early.has(id) && !shown.has(id))
  return [
    ...opened.map(
      ([id, chapter]) =>
        `Every page would load the words of ${chapter}, which are opened by ${wayTo(id, early)}`,
    ),
    ...idle.map(
      (id) => `Every page would load the words of ${id}, which the first screen never shows`,
    ),
  ]
}

/** A module and the chain of importers up to the page's entry. */
function wayTo(id: string, reached: Reached): string {
  const way = []
  for (let at = reached.get(id); at; at = reached.get(at)) way.push(at)
  return way.join(', imported by ')
}
