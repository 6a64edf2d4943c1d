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

/** The current period as a change weighs it. */
export interface RunningPeriod extends PlanOf {
  amountMinor: number
  periodStart: Date
  periodEnd: Date
  creditsGranted: number
  creditsLeft: number
}

export interface ChangeTerms {
  effective: 'now' | 'period_end'
  /** What is taken off the new price for the unused part of the period. */
  creditMinor: number
  dueMinor: number
}

/** A better plan, or the same paid for longer. */
export const isUpgrade = (from: PlanOf, to: PlanOf): boolean => {
  const rank = PLAN_IDS.indexOf(to.planId) - PLAN_IDS.indexOf(from.planId)
  if (rank !== 0) return rank > 0
  return BILLING_CYCLES.indexOf(to.cycle) > BILLING_CYCLES.indexOf(from.cycle)
}

/**
 * What the unused part of a period is worth: by the time that is left or the credits that are left,
 * whichever is less. Whoever spent all credits of a year in a week has used the year.
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
 * When another plan begins and what is paid for it now. Upgrades begin at once; everything else, and
 * an upgrade that would leave part of what is paid unused, with the next period.
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
