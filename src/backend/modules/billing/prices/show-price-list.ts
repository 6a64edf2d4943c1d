import {
  CAPABILITY_OF_FEATURE,
  type Capability,
  toolsAmong,
} from '../../../../contract/capabilities.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { CreditPack, Plan } from '../../../../contract/endpoints/billing/price-list.ts'
import {
  CURRENCIES,
  type Currency,
  PLAN_FEATURES,
  PLAN_IDS,
  type PlanFeature,
  type PlanId,
  preferredCurrency,
  SEATS_PER_ORDER_MAX,
  savingPercent,
} from '../../../../contract/goods.ts'
import type { Language } from '../../../../contract/languages.ts'
import { capabilitiesOf } from '../../../capabilities.ts'
import type { CallContext } from '../../../context.ts'
import { loadPriceList } from './load-price-list.ts'
import { creditsOfPlan } from './price-goods.ts'
import type { PriceList } from './price-list.ts'

/** Currencies in which every item has a price: a partial price list cannot be sold from. */
export function listCurrencies(priceList: PriceList): Currency[] {
  const lists = [
    ...PLAN_IDS.map((id) => priceList.plans[id].prices),
    ...priceList.packs.map(({ prices }) => prices),
    priceList.creditListPriceMillis,
    priceList.seat.prices,
  ]
  return CURRENCIES.filter((currency) => lists.every((prices) => prices[currency]))
}

/** Yuan for Chinese readers if yuan prices are configured, otherwise US dollars. */
export function chooseCurrency(
  priceList: PriceList,
  language: Language,
  asked?: Currency,
): Currency {
  const offered = listCurrencies(priceList)
  const wanted = asked ?? preferredCurrency(language)
  return offered.includes(wanted) ? wanted : 'USD'
}

/** Features in the plan comparison: only those that this installation's tools support. */
const shownFeatures = (capabilities: readonly Capability[]) =>
  PLAN_FEATURES.filter((feature) => {
    const needed = CAPABILITY_OF_FEATURE[feature]
    return needed !== null && capabilities.includes(needed)
  })

function showPlan(
  priceList: PriceList,
  id: PlanId,
  { currency, features }: { currency: Currency; features: readonly PlanFeature[] },
): Plan {
  const plan = priceList.plans[id]
  const { month, year } = plan.prices[currency] ?? { month: 0, year: 0 }
  const original = month * 12
  const facts = (cycle: 'month' | 'year') => ({
    credits: creditsOfPlan(priceList, id, cycle),
    reference_images_max: plan.referenceImages[cycle],
  })
  return {
    id,
    is_most_popular: plan.isMostPopular,
    credits_per_month: plan.creditsPerMonth,
    concurrency: plan.concurrency,
    seats_included: plan.seats,
    can_add_seats: plan.canAddSeats,
    prices: {
      month: {
        amount_minor: month,
        per_month_minor: month,
        original_minor: null,
        saving_percent: 0,
        ...facts('month'),
      },
      year: {
        amount_minor: year,
        per_month_minor: Math.round(year / 12),
        original_minor: original,
        saving_percent: savingPercent(year, original),
        ...facts('year'),
      },
    },
    features: features.map((feature) => ({ feature, count: plan.features[feature] })),
  }
}

function showPack(
  { creditListPriceMillis }: PriceList,
  pack: PriceList['packs'][number],
  currency: Currency,
): CreditPack {
  const amount = pack.prices[currency] ?? 0
  const list = ((creditListPriceMillis[currency] ?? 0) * pack.credits) / 1000
  return {
    id: pack.id,
    credits: pack.credits,
    amount_minor: amount,
    discount_percent: savingPercent(amount, list),
    per_credit_millis: Math.round((amount * 1000) / pack.credits),
  }
}

/** Everything on sale; every price and badge is computed from the price list. */
export function showPriceList(
  context: CallContext<'public'>,
  asked: ParsedInputOf<typeof contract.billing.priceList>,
): OutputOf<typeof contract.billing.priceList> {
  const { env, request, payments } = context
  const priceList = loadPriceList(env)
  const currency = chooseCurrency(priceList, request.language, asked.currency)
  const capabilities = capabilitiesOf(context)
  const features = shownFeatures(capabilities)
  return {
    currency,
    currencies: listCurrencies(priceList),
    plans: PLAN_IDS.map((id) => showPlan(priceList, id, { currency, features })),
    tools: toolsAmong(capabilities),
    packs: priceList.packs.map((pack) => showPack(priceList, pack, currency)),
    seat: {
      id: 'seat',
      amount_minor: priceList.seat.prices[currency] ?? 0,
      quantity_max: SEATS_PER_ORDER_MAX,
    },
    gateways: payments.gateways.map(({ id, methods, isSandbox }) => ({
      id,
      methods: [...methods],
      is_test: isSandbox,
    })),
  }
}
