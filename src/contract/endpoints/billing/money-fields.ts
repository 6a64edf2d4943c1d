import { z } from 'zod'
import { BILLING_CYCLES, CURRENCIES, PLAN_IDS } from '../../goods.ts'

/** Fields that several billing endpoints share. */
export const Currency = z.enum(CURRENCIES)
export const PlanName = z.enum(PLAN_IDS)
export const Cycle = z.enum(BILLING_CYCLES)
/** Money in minor units (cents, fen); always whole numbers. */
export const Minor = z.number().int()

/** A path on this site; the order's id is added to its query. */
export const ReturnPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
