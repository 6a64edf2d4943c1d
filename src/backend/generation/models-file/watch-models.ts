import { readFileSync, statSync } from 'node:fs'
import type { ModelRow } from '../model.ts'
import type { Log } from '../providers/tools.ts'
import { ModelsFileError, readModels } from './read-models.ts'

/** Changes are noticed within this time. */
const LOOK_EVERY_MS = 1_000
const ABSENT = 'absent'

interface Watching {
  path: string
  log: Log
  now: () => Date
  /** Our rows for services that aren't connected. */
  asleep?: readonly ModelRow[]
}

/**
 * The current rows: ours overlaid with the operator's file. File changes take effect without a
 * restart; an invalid file is reported to the operator, and the last valid rows stay. At startup
 * there are none, so invalid rows are left out and the others count.
 */
export function watchModels(
  shipped: readonly ModelRow[],
  { path, log, now, asleep = [] }: Watching,
): () => readonly ModelRow[] {
  const stampOf = () => {
    const facts = statSync(path, { throwIfNoEntry: false })
    return facts ? `${facts.mtimeMs} ${facts.size}` : ABSENT
  }
  const onAsleep = (model: string) =>
    log.warn({ model }, 'a row of MODELS_FILE waits: the service of its model is not connected')
  const read = () => readModels(shipped, readFileSync(path, 'utf8'), { asleep, onAsleep })
  const refuse = (error: unknown, message: string) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ alarm: 'models', reason }, message)
  }

  const start = () => {
    try {
      return read()
    } catch (error) {
      refuse(error, 'MODELS_FILE has faults; without them it is used')
      return error instanceof ModelsFileError ? error.rows : shipped
    }
  }
  let stamp = stampOf()
  let rows = start()
  let lookedAt = now().getTime()

  return () => {
    if (now().getTime() - lookedAt < LOOK_EVERY_MS) return rows
    lookedAt = now().getTime()
    try {
      const current = stampOf()
      if (current === stamp) return rows
      stamp = current
      rows = read()
      log.warn({ models: rows.length }, 'MODELS_FILE has changed and is used')
    } catch (error) {
      refuse(error, 'MODELS_FILE is refused; what was valid before stays')
    }
    return rows
  }
}
