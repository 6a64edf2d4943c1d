import { z } from 'zod'
import type { ModelRow } from '../model.ts'
import { lineOf } from './line-of.ts'
import { CompleteRow, USUAL } from './row-schema.ts'

/** A file with faults; its message lists each line and what is wrong there. */
export class ModelsFileError extends Error {
  override readonly name = 'ModelsFileError'
  /** Our rows plus the valid rows of the file. */
  readonly rows: ModelRow[]

  constructor(message: string, rows: readonly ModelRow[], options?: ErrorOptions) {
    super(message, options)
    this.rows = [...rows]
  }
}

const Rows = z.array(z.looseObject({ id: z.string() }))
type Issue = { path: PropertyKey[]; message: string }

export interface ReadingOptions {
  /** Our rows for services that aren't connected: no models here, but known names. */
  asleep?: readonly ModelRow[]
  /** Notified with the id of a file row that changes one of those. */
  onAsleep?: (id: string) => void
}

/**
 * Our rows overlaid with an operator's: a row's fields replace those of our row with the same
 * id, and a row with a new id is an additional model.
 * @throws ModelsFileError
 */
export function readModels(
  shipped: readonly ModelRow[],
  text: string,
  { asleep = [], onAsleep = () => undefined }: ReadingOptions = {},
): ModelRow[] {
  const changes = Rows.safeParse(parseText(shipped, text))
  if (!changes.success) throw faultIn(text, changes.error.issues, shipped)
  const known = new Map(shipped.map((row) => [row.id, row]))
  const sleeping = new Set(asleep.map(({ id }) => id).filter((id) => !known.has(id)))
  const rows = new Map(known)
  const issues: Issue[] = []
  const ids = changes.data.map(({ id }) => id)
  for (const [index, change] of changes.data.entries()) {
    if (sleeping.has(change.id)) {
      onAsleep(change.id)
      continue
    }
    const merged = CompleteRow.safeParse({ ...(known.get(change.id) ?? USUAL), ...change })
    if (merged.success) rows.set(change.id, merged.data)
    const faults: Issue[] = merged.error?.issues ?? []
    if (ids.indexOf(change.id) !== index) faults.push(standsTwice(change.id))
    issues.push(...faults.map(({ path, message }) => ({ path: [index, ...path], message })))
  }
  issues.push(...settleSuccessors(rows, ids, sleeping))
  if (issues.length === 0) return [...rows.values()]
  const faulty = new Set(issues.map(({ path }) => ids[Number(path[0])]))
  const rest = [...rows.values()].filter(({ id }) => !faulty.has(id) || known.has(id))
  const ours = rest.map((row) => (faulty.has(row.id) ? (known.get(row.id) ?? row) : row))
  throw faultIn(text, issues, ours)
}

const standsTwice = (id: string): Issue => ({ path: ['id'], message: `${id} stands here twice` })

/** Drops successors whose service isn't connected; an unknown id is a fault. */
function settleSuccessors(
  rows: Map<string, ModelRow>,
  ids: readonly string[],
  sleeping: ReadonlySet<string>,
): Issue[] {
  return ids.flatMap((id, index): Issue[] => {
    const row = rows.get(id)
    if (!row?.successor || rows.has(row.successor)) return []
    if (!sleeping.has(row.successor)) {
      return [{ path: [index, 'successor'], message: `there is no model ${row.successor}` }]
    }
    rows.set(id, { ...row, successor: null })
    return []
  })
}

function parseText(shipped: readonly ModelRow[], text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = `line ${brokenLine(text)}: ${reasonOf(text)}`
    throw new ModelsFileError(`MODELS_FILE isn’t valid JSON:\n  ${reason}`, shipped, { cause })
  }
}

/** The parser's error message for a text; empty if it's valid. */
function reasonOf(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The parser reports a position for some faults only; for others, find where parsing of the first lines fails. */
function brokenLine(text: string): number {
  const named = /line (\d+) column/.exec(reasonOf(text))?.[1]
  if (named) return Number(named)
  const lines = text.split('\n')
  const first = lines.findIndex((_, index) =>
    reasonOf(lines.slice(0, index + 1).join('\n')).startsWith('Unexpected token'),
  )
  return first < 0 ? lines.length : first + 1
}

function faultIn(
  text: string,
  issues: readonly Issue[],
  rows: readonly ModelRow[],
): ModelsFileError {
  const lines = issues.map(({ path, message }) => {
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)))
    return `  line ${lineOf(text, steps)}: ${steps.slice(1).join('.') || 'row'}: ${message}`
  })
  return new ModelsFileError(`MODELS_FILE has mistakes:\n${lines.join('\n')}`, rows)
}
