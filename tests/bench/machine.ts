import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** One line about what was measured and where, without which figures mean nothing. */
export function describeMachine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  const [load = 0] = loadavg()
  const machine = `${cpus().length} × ${first?.model.trim() ?? 'processor'}, ${memory} GiB`
  return `${day}, ${commit()}, ${machine}, Node ${process.versions.node}, load ${load.toFixed(1)}`
}

/** The measured commit; a copy of the sources without Git has none. */
function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  } catch {
    return 'no commit'
  }
}
