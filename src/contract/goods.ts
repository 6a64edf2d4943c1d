import type { Language } from './languages.ts'

/**
 * The vocabulary of what is sold, shared by both sides. Amounts are in the backend's price list. Kept free of
 * zod: the browser loads this file.
 */
export const CURRENCIES = ['USD', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Yuan for readers of Chinese, where prices exist in it. */
export const preferredCurrency = (language: Language): Currency =>
  language === 'zh' ? 'CNY' : 'USD'

/** Goods that can be ordered; the enterprise plan is sold by inquiry instead. */
export const GOODS_TYPES = ['plan', 'credit', 'seat'] as const
export type GoodsType = (typeof GOODS_TYPES)[number]

export const PLAN_IDS = ['basic', 'standard', 'pro'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export const BILLING_CYCLES = ['month', 'year'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

/** Features that the plan comparison lists; the screen has the wording. */
export const PLAN_FEATURES = [
  'text_to_image_ads',
  'video_generation_ads',
  'text_to_video_ads',
  'ugc_creator_ads',
  'video_lip_sync',
  'video_face_change_ads',
  'subtitle_generation',
  'translation',
  'erase',
] as const
export type PlanFeature = (typeof PLAN_FEATURES)[number]

/** Shown as Pending, Paid, Refunded. */
export const ORDER_STATUSES = ['CREATED', 'PAYED', 'REFUNDED'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Payment state that a waiting page sees. After `failed`, another attempt may still succeed. */
export const PAYMENT_STATES = ['pending', 'succeeded', 'failed', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** `active`; `canceled`: active until the period ends, then not renewed; `ended`. */
export const SUBSCRIPTION_STATUSES = ['active', 'canceled', 'ended'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const GATEWAY_IDS = ['test', 'stripe', 'paypal'] as const
export type GatewayId = (typeof GATEWAY_IDS)[number]

export const PAYMENT_METHODS = ['paypal', 'card'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Credits by origin; plan credits expire with their period, the others never. */
export const CREDIT_KINDS = ['plan', 'pack', 'bonus'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

export const ORDER_PAGE_SIZES = [10, 20, 50] as const
export const SEATS_PER_ORDER_MAX = 99
/** Renewal can be canceled until this many days before the period ends. */
export const CANCEL_DAYS_BEFORE_END = 7

/** Whole percent saved by paying `price` instead of `original`; 0 when nothing is saved. */
export const savingPercent = (price: number, original: number): number =>
  original > 0 ? Math.max(0, Math.round((1 - price / original) * 100)) : 0
