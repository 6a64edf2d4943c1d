import { join } from 'node:path'
import { run, type StartOptions } from '../support/processes.ts'
import { readVitestReport } from './read-reports.ts'
import type { Totals } from './totals.ts'

export interface VitestPart {
  /** Also the name of the report file. */
  name: string
  workFolder: string
  /** Test files or parts of their names; all if empty. */
  filters?: readonly string[]
  /** Runs only tests with this tag. */
  tag?: string
  env?: Record<string, string>
  /** Files at a time; as many as cores by default. */
  workers?: number
  /** Where its output goes; to the terminal by default. */
  output?: StartOptions['output']
}

/** Runs Vitest with human-readable output, and counts results from its machine-readable report. */
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
