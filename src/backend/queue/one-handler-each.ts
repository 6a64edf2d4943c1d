import type { JobHandler } from './job.ts'

/**
 * A job without a handler would wait forever, and of two handlers one would never run.
 * @throws Error naming the job
 */
export function assertOneHandlerEach(
  declared: ReadonlySet<string>,
  handlers: readonly JobHandler[],
): void {
  const handled = handlers.map(({ definition }) => definition.name)
  for (const name of new Set([...declared, ...handled])) {
    const count = handled.filter((other) => other === name).length
    if (count !== 1) throw new Error(`The job ${name} has ${count} handlers and needs exactly one.`)
    if (!declared.has(name)) throw new Error(`The job ${name} has a handler but was not declared.`)
  }
}
