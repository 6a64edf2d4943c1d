import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileTime } from './file-times.ts'

/** Writes what each test file took to the file named by `TEST_TIMES`: a reporter for Vitest. */
export default class TimesReporter implements Reporter {
  readonly #times: FileTime[] = []
  readonly #environments = new Set<string>()

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, prepareDuration, setupDuration, duration } = module.diagnostic()
    this.#times.push({
      file: relative(process.cwd(), module.moduleId),
      importMs: collectDuration,
      setUpMs: this.#environmentMs(module) + prepareDuration + setupDuration,
      testMs: duration,
      processorMs: module.meta().processorMs,
    })
  }

  /** Files of one worker share its environment; the first of them made it. */
  #environmentMs(module: TestModule): number {
    const { concurrencyId, environmentSetupDuration } = module.diagnostic()
    const environment = `${concurrencyId} ${environmentSetupDuration}`
    if (this.#environments.has(environment)) return 0
    this.#environments.add(environment)
    return environmentSetupDuration
  }

  onTestRunEnd(): void {
    const { TEST_TIMES } = process.env
    if (TEST_TIMES) writeFileSync(TEST_TIMES, JSON.stringify(this.#times))
  }
}
