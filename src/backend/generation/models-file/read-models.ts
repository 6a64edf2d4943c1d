import { z } from 'zod'
import type { ModelRow } from '../model.ts'
import { lineOf } from './line-of.ts'
import { CompleteRow, USUAL } from './row-schema.ts'

/** A file that is not used; its message names each line and what is wrong there. */
export class ModelsFileError extends Error {
  override readonly name = 'ModelsFileError'
}

const Rows = z.array(z.looseObject({ id: z.string() }))
type Issue = { path: PropertyKey[]; message: string }

/**
 * Our rows with an operator's over them: what a row says replaces that part of the row with the same
 * id, and a row with another id is a further model.
 * @throws ModelsFileError
 */
export function readModels(shipped: readonly ModelRow[], text: string): ModelRow[] {
  const changes = Rows.safeParse(parseText(text))
  if (!changes.success) throw faultIn(text, changes.error.issues)
  const known = new Map(shipped.map((row) => [row.id, row]))
  const rows = new Map(known)
  const issues: Issue[] = []
  for (const [index, change] of changes.data.entries()) {
    const merged = CompleteRow.safeParse({ ...(known.get(change.id) ?? USUAL), ...change })
    const isTwice = changes.data.findIndex(({ id }) => id === change.id) !== index
    if (isTwice) issues.push({ path: [index, 'id'], message: `${change.id} stands here twice` })
    if (merged.success) rows.set(change.id, merged.data)
    else issues.push(...merged.error.issues.map((one) => ({ ...one, path: [index, ...one.path] })))
  }
  for (const [index, { id }] of changes.data.entries()) {
    const successor = rows.get(id)?.successor
    if (successor && !rows.has(successor)) {
      issues.push({ path: [index, 'successor'], message: `there is no model ${successor}` })
    }
  }
  if (issues.length > 0) throw faultIn(text, issues)
  return [...rows.values()]
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = `line ${brokenLine(text)}: ${reasonOf(text)}`
    throw new ModelsFileError(`MODELS_FILE is no JSON:\n  ${reason}`, { cause })
  }
}

/** What the parser has against a text; empty when it has nothing. */
function reasonOf(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The parser names the place of some faults alone; of the others, it is where lines begin to be wrong. */
function brokenLine(text: string): number {
  const named = /line (\d+) column/.exec(reasonOf(text))?.[1]
  if (named) return Number(named)
  const lines = text.split('\n')
  const first = lines.findIndex((_, index) =>
    reasonOf(lines.slice(0, index + 1).join('\n')).startsWith('Unexpected token'),
  )
  return first < 0 ? lines.length : first + 1
}

function faultIn(text: string, issues: readonly Issue[]): ModelsFileError {
  const lines = issues.map(({ path, message }) => {
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)))
    return `  line ${lineOf(text, steps)}: ${steps.slice(1).join('.') || 'row'}: ${message}`
  })
  return new ModelsFileError(`MODELS_FILE is not valid:\n${lines.join('\n')}`)
}
