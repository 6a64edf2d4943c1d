import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileTime } from './file-times.ts'

/** A Vitest reporter that writes each test file's time to the file named by `TEST_TIMES`. */
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

  /** A worker's files share its environment, created by the first of them. */
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
