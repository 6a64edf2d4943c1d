import type { Env } from './env.ts'

const passes = new Map<string, number>()

/**
 * A named place where a crash must do no harm. Inert unless `FAULT_AT` names it: then the process kills itself there,
 * as in a power cut, on the first pass or on the nth (`name:n`).
 */
export function faultPoint({ FAULT_AT }: Pick<Env, 'FAULT_AT'>, name: string): void {
  if (!FAULT_AT) return
  const [wanted, nth = '1'] = FAULT_AT.split(':')
  if (wanted !== name) return
  const pass = (passes.get(name) ?? 0) + 1
  passes.set(name, pass)
  if (pass === Number(nth)) process.kill(process.pid, 'SIGKILL')
}
