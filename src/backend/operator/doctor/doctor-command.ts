import { z } from 'zod'
import { sandboxWarning } from '../../payments/open-payments.ts'
import { defineCommand } from '../command.ts'
import { checkRunning } from './check-running.ts'
import { checkSettings } from './check-settings.ts'

const ORDER = ['wrong', 'look', 'ok']

/** Checks for everything that's known to go wrong, worst first, and says what to do. */
export const doctorCommand = defineCommand({
  name: 'doctor',
  input: z.object({}),
  async run(context) {
    const isSandboxOpen = sandboxWarning(context.env, context.payments) !== null
    const findings = [
      ...checkSettings(context.env, isSandboxOpen),
      ...(await checkRunning(context)),
    ]
    return findings
      .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
      .map(({ check, state, says, do: todo }) => ({ state, check, says, do: todo ?? '-' }))
  },
})
