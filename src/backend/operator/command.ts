import type { z } from 'zod'
import type { OperatorActionName } from '../../contract/endpoints/admin/actions.ts'
import type { Context } from '../context.ts'

interface Trace {
  action: OperatorActionName
  subject: string
  /** Never a secret. */
  details?: Record<string, string | number | boolean | null>
}

/** Something that the operator may ask the installation to do; returns the rows of a table. */
export interface OperatorCommand<Input extends z.ZodType = z.ZodType> {
  name: string
  input: Input
  /** What goes into the operator log, for a command that changes something and doesn't record it itself. */
  trace?: (input: z.output<Input>, rows: readonly Record<string, unknown>[]) => Trace | null
  run: (context: Context, input: z.output<Input>) => Promise<readonly Record<string, unknown>[]>
}

export function defineCommand<Input extends z.ZodType>(
  command: OperatorCommand<Input>,
): OperatorCommand<Input> {
  return command
}
