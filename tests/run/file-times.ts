/** What a test file took, by phase. */
export interface FileTime {
  file: string
  /** Loading the file and all it needs. */
  importMs: number
  /** The simulated browser and set-up files. */
  setUpMs: number
  /** Its tests with their hooks, one after another. */
  testMs: number
}

const SLOWEST = 10

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
  const slowest = times.toSorted((a, b) => total(b) - total(a)).slice(0, SLOWEST)
  if (slowest.length === 0) return []
  return ['Slowest files:', ...slowest.map((time) => `  ${seconds(total(time))} ${time.file}`)]
}
