import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { AdminSetting } from '../../../contract/endpoints/admin/providers.ts'
import type { CallContext } from '../../context.ts'
import { isEnterableName } from '../../env.ts'
import { KNOWN_PROVIDERS } from '../../generation/providers/known-providers.ts'
import { spentToday } from '../tasks/index.ts'
import { readHealth } from './provider-health.ts'

type List = typeof contract.admin.providers

/** Every known provider: whether and how it is connected, its health, and today's cost. */
export async function listProviders(context: CallContext<'operator'>): Promise<OutputOf<List>> {
  const { choices, db, models } = context
  const health = await readHealth(context)
  const spent = await spentToday(context, db)
  const { budgets } = choices.now()
  return {
    providers: KNOWN_PROVIDERS.map(({ id, label, settings }) => {
      const provider = models.findProvider(id)
      const { lastSuccessAt, lastFailure, alarm, failures } = health.get(id) ?? UNKNOWN
      const today = spent.get(id)
      return {
        id,
        label,
        is_connected: provider !== null,
        can_check: provider?.check !== undefined,
        settings: settings.map((name) => settingOf(context, name)),
        last_success_at: lastSuccessAt?.toISOString() ?? null,
        last_failure: lastFailure && { ...lastFailure, at: lastFailure.at.toISOString() },
        alarm,
        failures,
        spent_usd_cents: Math.round((today?.usd ?? 0) * 100),
        tasks_today: today?.tasks ?? 0,
        unpriced_today: today?.unpriced ?? 0,
        budget_usd_cents: budgets.get(id) ?? null,
      }
    }),
  }
}

const UNKNOWN = { lastSuccessAt: null, lastFailure: null, alarm: null, failures: [] }

/** Where a setting comes from, never its value. */
function settingOf({ env, choices }: CallContext<'operator'>, name: string): AdminSetting {
  const isEntered = choices.now().settings[name] !== undefined
  const inFile = name === 'GOOGLE_APPLICATION_CREDENTIALS' && env[name] !== undefined
  const isGiven = env.given[name] !== undefined || inFile
  if (isGiven) return { name, state: 'environment', is_enterable: false }
  const state = isEntered ? 'entered' : 'missing'
  return { name, state, is_enterable: isEnterableName(name) }
}
