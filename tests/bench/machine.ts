import { cpus, totalmem } from 'node:os'

/** One line about where figures come from; they mean nothing without it. */
export function describeMachine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${cpus().length} × ${first?.model.trim() ?? 'processor'}, ${memory} GiB, Node ${process.versions.node}`
}
