import { readFileSync, statSync } from 'node:fs'
import type { ModelRow } from '../model.ts'
import type { Log } from '../providers/tools.ts'
import { readModels } from './read-models.ts'

/** A change is noticed within this time. */
const LOOK_EVERY_MS = 1_000

interface Watching {
  path: string
  log: Log
  now: () => Date
}

/**
 * Answers the rows of now: ours with those of the operator's file over them. A change of the file counts
 * without a restart; one that is not valid is reported to the operator, and what was valid before stays.
 * @throws ModelsFileError when it is not valid at the start
 */
export function watchModels(
  shipped: readonly ModelRow[],
  { path, log, now }: Watching,
): () => readonly ModelRow[] {
  const stampOf = () => {
    const { mtimeMs, size } = statSync(path)
    return `${mtimeMs} ${size}`
  }
  let stamp = stampOf()
  let rows = readModels(shipped, readFileSync(path, 'utf8'))
  let lookedAt = now().getTime()

  return () => {
    if (now().getTime() - lookedAt < LOOK_EVERY_MS) return rows
    lookedAt = now().getTime()
    try {
      const current = stampOf()
      if (current === stamp) return rows
      stamp = current
      rows = readModels(shipped, readFileSync(path, 'utf8'))
      log.warn({ models: rows.length }, 'MODELS_FILE has changed and is used')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ alarm: 'models', reason }, 'MODELS_FILE is refused; what was valid before stays')
    }
    return rows
  }
}
