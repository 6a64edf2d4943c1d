import type { CreditPack } from '@/contract/endpoints/billing/price-list'

/** The smallest pack that covers the missing credits, or else the largest. */
export function packFor(packs: readonly CreditPack[], need: number): CreditPack | undefined {
  const bySize = packs.toSorted((a, b) => a.credits - b.credits)
  return bySize.find(({ credits }) => credits >= need) ?? bySize.at(-1)
}
