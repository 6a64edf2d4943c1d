import type { BillingCycle, GoodsType } from './goods.ts'

/** Numbers of the refund policy: the terms show them, `decideRefund` applies them. */
export const REFUND_POLICY = {
  /** How long after its deadline an undelivered service can be refunded in full. */
  requestWorkingDays: 7,
  auditWorkingDays: 3,
  investigationWorkingDays: 5,
  payoutWorkingDaysMin: 7,
  payoutWorkingDaysMax: 10,
  objectionWorkingDays: 5,
  reviewWorkingDays: 10,
  /** Share of the unused part that a yearly plan refunds, by months since it began. */
  annualSteps: [
    { beforeMonths: 3, percent: 75 },
    { beforeMonths: 6, percent: 50 },
  ],
  feePercentMin: 1,
  feePercentMax: 3,
  changeNoticeDays: 30,
} as const

export interface RefundFacts {
  goodsType: GoodsType
  cycle: BillingCycle | null
  amountMinor: number
  refundedMinor: number
  paidAt: Date
  /** Set for plans and seats. */
  periodEnd: Date | null
  requestedAt: Date
  creditsGranted: number
  /** Credits used or held: generations are not refunded. */
  creditsSpent: number
  /** When the service was due, if it was not delivered. */
  undeliveredSince: Date | null
  /** Share of a payment that the payment service keeps, 1 to 3 percent. */
  feePercent: number
}

/** One step in the calculation of a refund. */
export interface RefundStep {
  reason:
    | 'paid'
    | 'undelivered'
    | 'undelivered_too_late'
    | 'unused_time'
    | 'unused_credits'
    | 'annual_share'
    | 'annual_over'
    | 'everything_used'
    | 'fee'
    | 'refunded_before'
  /** Amount left after the step. */
  minor: number
  percent?: number
}

export interface RefundDecision {
  refundMinor: number
  steps: RefundStep[]
  auditUntil: Date
  payoutFrom: Date
  payoutUntil: Date
}

const DAY_MS = 86_400_000

/** Adds working days; Saturdays and Sundays do not count. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from.getTime()
  for (let left = days; left > 0; ) {
    at += DAY_MS
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return new Date(at)
}

/** Whole months between two instants; a month is complete on the same day of the next. */
export function monthsBetween(from: Date, to: Date): number {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  return to.getUTCDate() < Math.min(from.getUTCDate(), lastDay) ? months - 1 : months
}

const shareOf = (minor: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.floor((minor * Math.min(Math.max(part, 0), whole)) / whole)

/**
 * The unused part of the price: by time, by credits, or the smaller of both. For yearly plans, the policy
 * calls it the remaining amount.
 */
function unusedPart(facts: RefundFacts): RefundStep {
  const { amountMinor, paidAt, periodEnd, requestedAt, creditsGranted, creditsSpent } = facts
  const byCredits = shareOf(amountMinor, creditsGranted - creditsSpent, creditsGranted)
  const byTime = periodEnd
    ? shareOf(
        amountMinor,
        periodEnd.getTime() - requestedAt.getTime(),
        periodEnd.getTime() - paidAt.getTime(),
      )
    : amountMinor
  if (facts.goodsType === 'seat') return { reason: 'unused_time', minor: byTime }
  const isAnnual = facts.cycle === 'year'
  if (isAnnual && byTime < byCredits) return { reason: 'unused_time', minor: byTime }
  return { reason: byCredits === 0 ? 'everything_used' : 'unused_credits', minor: byCredits }
}

/** What a yearly plan or seat refunds of its unused part. */
function annualPart(facts: RefundFacts, minor: number): RefundStep {
  const months = monthsBetween(facts.paidAt, facts.requestedAt)
  const step = REFUND_POLICY.annualSteps.find(({ beforeMonths }) => months < beforeMonths)
  if (!step) return { reason: 'annual_over', minor: 0 }
  const { percent } = step
  return { reason: 'annual_share', percent, minor: shareOf(minor, percent, 100) }
}

function* stepsOf(facts: RefundFacts): Generator<RefundStep> {
  const { undeliveredSince, requestedAt, amountMinor } = facts
  yield { reason: 'paid', minor: amountMinor }
  if (undeliveredSince) {
    const until = addWorkingDays(undeliveredSince, REFUND_POLICY.requestWorkingDays)
    if (requestedAt <= until) return yield { reason: 'undelivered', minor: amountMinor }
    yield { reason: 'undelivered_too_late', minor: amountMinor }
  }
  let step = unusedPart(facts)
  yield step
  const isAnnual = facts.cycle === 'year' || facts.goodsType === 'seat'
  if (isAnnual && step.minor > 0) {
    step = annualPart(facts, step.minor)
    yield step
  }
  if (step.minor === 0) return
  const { feePercentMin, feePercentMax } = REFUND_POLICY
  const percent = Math.min(feePercentMax, Math.max(feePercentMin, facts.feePercent))
  yield { reason: 'fee', percent, minor: shareOf(step.minor, 100 - percent, 100) }
}

/** What the policy refunds for an order, with the reason for every step. */
export function decideRefund(facts: RefundFacts): RefundDecision {
  const steps = [...stepsOf(facts)]
  const before = steps.at(-1)?.minor ?? 0
  if (facts.refundedMinor > 0) {
    steps.push({ reason: 'refunded_before', minor: Math.max(0, before - facts.refundedMinor) })
  }
  const auditUntil = addWorkingDays(facts.requestedAt, REFUND_POLICY.auditWorkingDays)
  return {
    refundMinor: steps.at(-1)?.minor ?? 0,
    steps,
    auditUntil,
    payoutFrom: addWorkingDays(auditUntil, REFUND_POLICY.payoutWorkingDaysMin),
    payoutUntil: addWorkingDays(auditUntil, REFUND_POLICY.payoutWorkingDaysMax),
  }
}
