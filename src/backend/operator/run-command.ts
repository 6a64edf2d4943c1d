import { AppError } from '../../contract/app-error.ts'
import type { Context } from '../context.ts'
import { recordAction } from '../modules/audit/index.ts'
import { commands } from './commands.ts'

/**
 * Runs an operator's command by name, and records what it changed.
 * @throws AppError('not_found' | 'invalid_input') and whatever the command's verb throws
 */
export async function runCommand(context: Context, name: string, input: unknown) {
  const command = commands.find((row) => row.name === name)
  if (!command) throw new AppError('not_found', { command: name })
  const parsed = command.input.safeParse(input)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new AppError('invalid_input', {
      field: issue?.path.join('.') ?? '',
      rule: issue?.message ?? '',
    })
  }
  const rows = await command.run(context, parsed.data)
  const trace = command.trace?.(parsed.data, rows)
  if (trace) await recordAction(context, context.db, { actor: null, ...trace })
  return rows
}
