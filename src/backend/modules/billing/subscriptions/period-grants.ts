import type { BillingCycle, PlanId } from '../../../../contract/goods.ts'
import type { PriceList } from '../prices/price-list.ts'
import { addMonths } from './billing-day.ts'

/** The fields of a subscription that determine its grants. */
export interface GrantPeriod {
  id: string
  planId: PlanId
  cycle: BillingCycle
  periodNumber: number
  periodStart: Date
  periodEnd: Date
}

export interface PlanGrant {
  /** Identical for the same period, so it is booked once however often it is due. */
  source: string
  amount: number
  startsAt: Date
  expiresAt: Date
}

const MONTHS_PER_YEAR = 12

/**
 * The grants of a paid period: one for the whole period or, for a yearly plan with monthly grants, one
 * per month on the billing day. Each expires when the next one starts.
 */
export function grantsOfPeriod(
  priceList: PriceList,
  period: GrantPeriod,
  timeZone: string,
  yearlyGrant = priceList.plans[period.planId].yearlyGrant,
): PlanGrant[] {
  const { id, planId, cycle, periodNumber, periodStart, periodEnd } = period
  const { creditsPerMonth } = priceList.plans[planId]
  const source = `subscription:${id}:${periodNumber}`
  if (cycle === 'month' || yearlyGrant === 'upfront') {
    const amount = cycle === 'month' ? creditsPerMonth : creditsPerMonth * MONTHS_PER_YEAR
    return [{ source, amount, startsAt: periodStart, expiresAt: periodEnd }]
  }
  return Array.from({ length: MONTHS_PER_YEAR }, (_, month) => ({
    source: `${source}:${month}`,
    amount: creditsPerMonth,
    startsAt: addMonths(periodStart, month, timeZone),
    expiresAt:
      month === MONTHS_PER_YEAR - 1 ? periodEnd : addMonths(periodStart, month + 1, timeZone),
  }))
}

/** Sources of all grants a period can have made, under any price list. */
export function sourcesOfPeriod({ id, periodNumber }: Pick<GrantPeriod, 'id' | 'periodNumber'>) {
  const source = `subscription:${id}:${periodNumber}`
  return [source, ...Array.from({ length: MONTHS_PER_YEAR }, (_, month) => `${source}:${month}`)]
}
