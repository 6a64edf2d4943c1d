import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import { CREDIT_USAGE_DAYS } from '../../../../contract/limits.ts'
import { mayDo } from '../../../../contract/team-roles.ts'
import { DAY_MS } from '../../../clock.ts'
import type { CallContext } from '../../../context.ts'
import { findNames } from '../../accounts/index.ts'
import { creditUsage, type UsageRow } from '../../tasks/index.ts'
import { lastDays } from './last-days.ts'

type Usage = typeof contract.billing.usage

/**
 * The team's recent credit usage by day in the billing time zone: everybody's for users who may see it,
 * otherwise only one's own.
 */
export async function showUsage(
  { db, env, clock, actor }: CallContext<'user'>,
  { user_id }: ParsedInputOf<Usage>,
): Promise<OutputOf<Usage>> {
  const { teamId } = actor
  const isEverybodySeen = mayDo(actor.teamRole, 'seeEverybodysSpending')
  const timeZone = env.BILLING_TIME_ZONE
  const now = clock.now()
  const days = lastDays(CREDIT_USAGE_DAYS, now, timeZone)
  // One extra day, because the first day shown may have started up to a day earlier.
  const since = new Date(now.getTime() - (CREDIT_USAGE_DAYS + 1) * DAY_MS)
  const told = new Set(days)
  const found = await creditUsage(db, { teamId, since, timeZone })
  const seen = found.filter(
    ({ day, userId }) => told.has(day) && (isEverybodySeen || userId === actor.userId),
  )
  const rows = seen.filter(({ userId }) => user_id === undefined || userId === user_id)
  const people = sumBy(seen, ({ userId }) => userId)
  const names = await findNames(
    db,
    people.flatMap(({ key }) => key ?? []),
  )
  const byDay = new Map(sumBy(rows, ({ day }) => day).map(({ key, ...spent }) => [key, spent]))
  return {
    is_of_everybody: isEverybodySeen,
    time_zone: timeZone,
    ...total(rows),
    days: days.map((day) => ({ day, ...(byDay.get(day) ?? NOTHING) })),
    kinds: sumBy(rows, ({ workflowType }) => workflowType).map(({ key, ...spent }) => ({
      workflow_type: key,
      ...spent,
    })),
    models: sumBy(rows, ({ model }) => model).map(({ key, ...spent }) => ({
      model: key,
      ...spent,
    })),
    people: people.map(({ key, ...spent }) => ({
      user_id: key,
      name: (key && names.get(key)) ?? null,
      ...spent,
    })),
  }
}

const NOTHING = { credits: 0, count: 0 }

const total = (rows: readonly UsageRow[]) =>
  rows.reduce(
    (sum, row) => ({ credits: sum.credits + row.credits, count: sum.count + row.count }),
    NOTHING,
  )

/** Sums of rows with the same key, largest first. */
const sumBy = <Key>(rows: readonly UsageRow[], keyOf: (row: UsageRow) => Key) =>
  [...Map.groupBy(rows, keyOf)]
    .map(([key, group]) => ({ key, ...total(group) }))
    .sort((one, other) => other.credits - one.credits)
