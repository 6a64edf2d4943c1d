/** A test file's time by phase. */
export interface FileTime {
  file: string
  /** Loading the file and its imports. */
  importMs: number
  /** The simulated browser and setup files. */
  setUpMs: number
  /** Its tests and their hooks, one after another. */
  testMs: number
  /** Processor time including programs it started, the same on a busy machine; unknown for end-to-end tests. */
  processorMs?: number
}

const SHOWN = 10

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`
const total = ({ importMs, setUpMs, testMs }: FileTime): number => importMs + setUpMs + testMs

/** One line with each phase's sum over all files, which run in parallel. */
export function describePhases(times: readonly FileTime[]): string {
  const sum = (phase: 'importMs' | 'setUpMs' | 'testMs') =>
    seconds(times.reduce((all, time) => all + time[phase], 0))
  return `import ${sum('importMs')}, set-up ${sum('setUpMs')}, tests ${sum('testMs')}`
}

/** A run's slowest files, slowest first, one per line. */
export function describeSlowest(times: readonly FileTime[]): string[] {
  const slowest = times.toSorted((a, b) => total(b) - total(a)).slice(0, SHOWN)
  if (slowest.length === 0) return []
  return ['Slowest files:', ...slowest.map((time) => `  ${seconds(total(time))} ${time.file}`)]
}

/** The files with the most processor time; not necessarily the slowest, since waiting costs nothing. */
export function describeCostliest(times: readonly FileTime[]): string[] {
  const known = times.flatMap(({ file, processorMs }) =>
    processorMs === undefined ? [] : [{ file, processorMs }],
  )
  const costliest = known.toSorted((a, b) => b.processorMs - a.processorMs).slice(0, SHOWN)
  if (costliest.length === 0) return []
  const lines = costliest.map(({ file, processorMs }) => `  ${seconds(processorMs)} ${file}`)
  return ['Most processor time:', ...lines]
}
