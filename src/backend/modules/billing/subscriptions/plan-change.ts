import {
  BILLING_CYCLES,
  type BillingCycle,
  PLAN_IDS,
  type PlanId,
} from '../../../../contract/goods.ts'

export interface PlanOf {
  planId: PlanId
  cycle: BillingCycle
}

/** The current period, as input to a plan change. */
export interface RunningPeriod extends PlanOf {
  amountMinor: number
  periodStart: Date
  periodEnd: Date
  creditsGranted: number
  creditsLeft: number
}

export interface ChangeTerms {
  effective: 'now' | 'period_end'
  /** Discount on the new price for the unused part of the period. */
  creditMinor: number
  dueMinor: number
}

/** A higher plan, or the same plan with a longer cycle. */
export const isUpgrade = (from: PlanOf, to: PlanOf): boolean => {
  const rank = PLAN_IDS.indexOf(to.planId) - PLAN_IDS.indexOf(from.planId)
  if (rank !== 0) return rank > 0
  return BILLING_CYCLES.indexOf(to.cycle) > BILLING_CYCLES.indexOf(from.cycle)
}

/**
 * Value of the unused part of a period: by remaining time or remaining credits, whichever is less. A team
 * that spends a year's credits in a week has used the year.
 */
export function unusedMinor(period: RunningPeriod, now: Date): number {
  const { amountMinor, periodStart, periodEnd, creditsGranted, creditsLeft } = period
  const whole = periodEnd.getTime() - periodStart.getTime()
  const left = Math.min(whole, Math.max(0, periodEnd.getTime() - now.getTime()))
  if (whole <= 0 || creditsGranted <= 0) return 0
  const byTime = Math.floor((amountMinor * left) / whole)
  const byCredits = Math.floor(
    (amountMinor * Math.min(creditsLeft, creditsGranted)) / creditsGranted,
  )
  return Math.min(byTime, byCredits)
}

/**
 * When the new plan starts and what is due now. Upgrades start at once; all other changes, and an upgrade
 * that would leave part of the paid amount unused, start with the next period.
 */
export function changeTerms(
  period: RunningPeriod,
  to: PlanOf & { priceMinor: number },
  now: Date,
): ChangeTerms {
  const creditMinor = unusedMinor(period, now)
  if (!isUpgrade(period, to) || creditMinor >= to.priceMinor) {
    return { effective: 'period_end', creditMinor: 0, dueMinor: 0 }
  }
  return { effective: 'now', creditMinor, dueMinor: to.priceMinor - creditMinor }
}
