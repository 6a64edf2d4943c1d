import { Trans } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import type { PriceList } from '@/contract/endpoints/billing/price-list'

/** Says that no money moves, wherever something can be bought with the sandbox. */
export function SandboxNote({ gateways }: Pick<PriceList, 'gateways'>) {
  if (!gateways.some(({ is_test }) => is_test)) return null
  return (
    <p className="mx-auto flex max-w-measure items-start gap-2 text-warning text-sm">
      <FlaskConical className="mt-0.5 size-4 shrink-0" aria-hidden />
      <Trans>Test payments: no real money is charged.</Trans>
    </p>
  )
}
