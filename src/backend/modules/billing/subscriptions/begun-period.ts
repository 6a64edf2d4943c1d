import type { Executor } from '../../../db/database.ts'
import type { Env } from '../../../env.ts'
import { spentOfGrants } from '../../credits/index.ts'
import { loadPriceList } from '../prices/load-price-list.ts'
import {
  type GrantPeriod,
  grantsOfPeriod,
  type PlanGrant,
  sourcesOfPeriod,
} from './period-grants.ts'

/**
 * The grants of a period, in the way it started: if the price list changes how yearly credits are
 * granted, the change applies from the next period, so no year's credits are granted twice.
 */
export async function grantsOfBegunPeriod(
  env: Pick<Env, 'CATALOGUE_FILE' | 'BILLING_TIME_ZONE'>,
  executor: Executor,
  period: GrantPeriod,
): Promise<PlanGrant[]> {
  const [wholePeriod = '', ...months] = sourcesOfPeriod(period)
  const isGranted = async (sources: string[]) =>
    (await spentOfGrants(executor, sources)).granted > 0
  const list = loadPriceList(env)
  const grants = (way?: 'upfront' | 'monthly') =>
    grantsOfPeriod(list, period, env.BILLING_TIME_ZONE, way)
  if (period.cycle === 'month') return grants()
  if (await isGranted([wholePeriod])) return grants('upfront')
  return (await isGranted(months)) ? grants('monthly') : grants()
}
