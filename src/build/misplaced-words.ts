import { type Reached, reachedFrom } from './reached-from.ts'

interface ModuleGraph {
  importsOf: (id: string) => readonly string[]
  /** What it imports with `import()`. */
  lateImportsOf: (id: string) => readonly string[]
}

interface Visit {
  /** Where every visit begins. */
  entries: readonly string[]
  /** What the first screen shows. */
  screens: readonly string[]
  /** Modules that open a chapter, with its name. */
  chapters: ReadonlyMap<string, string>
  /** Modules whose words come with every page. */
  speakers: readonly string[]
}

/** The words that would come with every page though only some pages say them, a sentence for each. */
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

/** A module and through whom it is reached, up to where the page begins. */
function wayTo(id: string, reached: Reached): string {
  const way = []
  for (let at = reached.get(id); at; at = reached.get(at)) way.push(at)
  return way.join(', imported by ')
}
