import { join } from 'node:path'
import { run, type StartOptions } from '../support/processes.ts'
import { readVitestReport } from './read-reports.ts'
import type { Totals } from './totals.ts'

export interface VitestPart {
  /** Also the name of the report file. */
  name: string
  workFolder: string
  /** Test files or parts of their names; all of them when empty. */
  filters?: readonly string[]
  /** Only tests that bear it; the others are no part of this run. */
  tag?: string
  env?: Record<string, string>
  /** Files at once; as many as there are cores when not given. */
  workers?: number
  /** Where its words go; to the terminal when not given. */
  output?: StartOptions['output']
}

/** Runs Vitest with output for people, and counts what it did from its report for machines. */
export async function runVitest({
  name,
  workFolder,
  filters = [],
  tag,
  env = {},
  workers,
  output = 'show',
}: VitestPart): Promise<Totals> {
  const report = join(workFolder, `${name}.json`)
  const times = join(workFolder, `${name}-times.json`)
  const { exitCode } = await run(
    'vitest',
    [
      ...['run', '--config', 'app.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      '--reporter=tests/run/times-reporter.ts',
      ...(tag ? [`--tags-filter=${tag}`] : []),
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      ...filters,
    ],
    { env: { ...env, TEST_TIMES: times }, output },
  )
  return readVitestReport(report, exitCode, times, tag)
}
