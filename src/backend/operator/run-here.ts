import type { Env } from '../env.ts'
import { openContext } from '../open-context.ts'
import { messageOf } from './message-of.ts'
import { runCommand } from './run-command.ts'

/**
 * Runs a command on the data directly, while the product isn't running.
 * @throws Error with a sentence for the operator
 */
export async function runHere(env: Env, name: string, input: unknown) {
  const { context, close } = await openContext({ ...env, LOG_LEVEL: 'silent' })
  try {
    return await runCommand(context, name, input)
  } catch (error) {
    throw new Error(messageOf(error), { cause: error })
  } finally {
    await close()
  }
}
