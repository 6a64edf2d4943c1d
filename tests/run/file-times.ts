/** What a test file took, by phase. */
export interface FileTime {
  file: string
  /** Loading the file and all it needs. */
  importMs: number
  /** The simulated browser and set-up files. */
  setUpMs: number
  /** Its tests with their hooks, one after another. */
  testMs: number
  /** What it kept a processor busy, with the programs it started: the same on a busy machine. Journeys do not know. */
  processorMs?: number
}

const SHOWN = 10

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`
const total = ({ importMs, setUpMs, testMs }: FileTime): number => importMs + setUpMs + testMs

/** The sum of each phase over all files, which run side by side, in one line. */
export function describePhases(times: readonly FileTime[]): string {
  const sum = (phase: 'importMs' | 'setUpMs' | 'testMs') =>
    seconds(times.reduce((all, time) => all + time[phase], 0))
  return `import ${sum('importMs')}, set-up ${sum('setUpMs')}, tests ${sum('testMs')}`
}

/** The slowest files of a run, the slowest first, each a line. */
export function describeSlowest(times: readonly FileTime[]): string[] {
  const slowest = times.toSorted((a, b) => total(b) - total(a)).slice(0, SHOWN)
  if (slowest.length === 0) return []
  return ['Slowest files:', ...slowest.map((time) => `  ${seconds(total(time))} ${time.file}`)]
}

/** The files that worked most, which need not be the slowest: those that wait cost nothing. */
export function describeCostliest(times: readonly FileTime[]): string[] {
  const known = times.flatMap(({ file, processorMs }) =>
    processorMs === undefined ? [] : [{ file, processorMs }],
  )
  const costliest = known.toSorted((a, b) => b.processorMs - a.processorMs).slice(0, SHOWN)
  if (costliest.length === 0) return []
  const lines = costliest.map(({ file, processorMs }) => `  ${seconds(processorMs)} ${file}`)
  return ['Most processor time:', ...lines]
}
