import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileTime } from './file-times.ts'

/** Writes what each test file took to the file named by `TEST_TIMES`: a reporter for Vitest. */
export default class TimesReporter implements Reporter {
  readonly #times: FileTime[] = []

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, environmentSetupDuration, prepareDuration, setupDuration, duration } =
      module.diagnostic()
    this.#times.push({
      file: relative(process.cwd(), module.moduleId),
      importMs: collectDuration,
      setUpMs: environmentSetupDuration + prepareDuration + setupDuration,
      testMs: duration,
    })
  }

  onTestRunEnd(): void {
    const { TEST_TIMES } = process.env
    if (TEST_TIMES) writeFileSync(TEST_TIMES, JSON.stringify(this.#times))
  }
}
