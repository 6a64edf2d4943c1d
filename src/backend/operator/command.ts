import type { z } from 'zod'
import type { Context } from '../context.ts'

/** Something the operator may ask of the installation; returns a table's rows. */
export interface OperatorCommand<Input extends z.ZodType = z.ZodType> {
  name: string
  input: Input
  run: (context: Context, input: z.output<Input>) => Promise<readonly Record<string, unknown>[]>
}

export function defineCommand<Input extends z.ZodType>(
  command: OperatorCommand<Input>,
): OperatorCommand<Input> {
  return command
}
