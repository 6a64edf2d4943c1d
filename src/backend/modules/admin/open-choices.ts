import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import type { EventBus } from '../../events/event-bus.ts'
import {
  CHOICES_TOPIC,
  type LiveChoices,
  NO_CHOICES,
  type OperatorChoices,
} from '../../generation/choices.ts'
import { openSetting } from './entered-setting.ts'
import { enteredSettings, modelSwitches, providerBudgets } from './tables.ts'

interface Surroundings {
  db: Database
  events: EventBus
  secret: Buffer
  log: Logger
}

/** Loads the operators' choices and reloads them whenever any process changes them. */
export async function openChoices(surroundings: Surroundings): Promise<LiveChoices> {
  let choices = NO_CHOICES
  let [begun, kept] = [0, 0]

  async function reload(): Promise<void> {
    begun += 1
    const number = begun
    const read = await readChoices(surroundings)
    // Of two concurrent reads, the one that started later is more recent.
    if (number < kept) return
    kept = number
    // Keeps the same object for equal settings, so that nothing opened with them is reopened.
    const isSame = isDeepStrictEqual(read.settings, choices.settings)
    choices = isSame ? { ...read, settings: choices.settings } : read
  }
  const stop = surroundings.events.subscribe(CHOICES_TOPIC, () => {
    void reload().catch((error: unknown) =>
      surroundings.log.error({ err: error }, 'choices of the operator not read'),
    )
  })
  await reload()
  return {
    now: () => choices,
    reload,
    close: () => void stop(),
  }
}

async function readChoices({ db, secret, log }: Surroundings): Promise<OperatorChoices> {
  const off = await db.select({ modelId: modelSwitches.modelId }).from(modelSwitches)
  const budgets = await db.select().from(providerBudgets)
  const entered = await db.select().from(enteredSettings)
  const settings: Record<string, string> = {}
  for (const { name, sealed } of entered) {
    const value = openSetting(secret, name, sealed)
    if (value === null) log.error({ setting: name }, 'a setting was sealed with another secret')
    else settings[name] = value
  }
  return {
    offModels: new Set(off.map(({ modelId }) => modelId)),
    budgets: new Map(budgets.map(({ provider, usdCents }) => [provider, usdCents])),
    settings,
  }
}
