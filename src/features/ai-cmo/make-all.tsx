import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { productsQuery } from '@/api/products.functions'
import { creditsInLine, useWaitingLine } from '@/browser/waiting-line'
import { useStartPack } from '@/components/creations/use-start-task'
import { WaitingLine } from '@/components/creations/waiting-line'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { Button } from '@/components/ui/button'
import type { PlannedAd } from '@/contract/endpoints/planning'
import { useLanguage } from '@/i18n/use-language'
import { ordersOf } from './plan-orders'

interface MakeAllProps {
  ads: readonly PlannedAd[]
  /** The advertised product, if saved: each ad shows its picture. */
  productId: string | null
}

/** Makes all ads of a plan, one after the other, and shows the total price first. */
export function MakeAll({ ads, productId }: MakeAllProps) {
  const { data: user } = useQuery(userInfoQuery())
  const { data: offer } = useQuery(modelsQuery())
  const { data: balance } = useQuery(balanceQuery())
  const line = useWaitingLine(user?.uid ?? null)
  const { data: kept } = useInfiniteQuery({ ...productsQuery(), enabled: productId !== null })
  const product = kept?.products.find(({ product_id }) => product_id === productId)
  const orders = ordersOf(ads, offer?.models ?? [], product?.pictures[0]?.file_id ?? null)
  const make = useStartPack()
  if (make.data) return <InLine count={make.data.tasks.length} />
  // Until the product's picture has loaded, the ads would be made without it.
  const isKnown = productId === null || kept !== undefined
  if (!user || !orders || !isKnown) return null
  const credits = orders.reduce((sum, one) => sum + one.credits, 0)
  // Waiting tasks will be charged, too; they are listed here, since the balance may not cover everything.
  const missing = balance ? credits + creditsInLine(line) - balance.balance : 0
  return (
    <div className="flex w-full flex-col items-start gap-2">
      {line.length > 0 && <WaitingLine userId={user.uid} />}
      <Button
        loading={make.isPending}
        disabled={missing > 0}
        onClick={() => make.mutate({ tasks: orders.map(({ request }) => request) })}
      >
        <span className="tabular-nums">
          <Trans>Make all</Trans>
          {' · '}
          <Plural value={ads.length} one="# ad" other="# ads" />
          {' · '}
          <Plural value={credits} one="# credit" other="# credits" />
        </span>
      </Button>
      {missing > 0 && <RechargeLink missing={missing} />}
    </div>
  )
}

function InLine({ count }: { count: number }) {
  const lang = useLanguage()
  return (
    <p role="status" className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <span>
        <Plural
          value={count}
          one="# ad is in line. You can close this page."
          other="# ads are in line, one after the other. You can close this page."
        />
      </span>
      <Link to="/$lang" params={{ lang }} className="text-link underline">
        <Trans>See the results</Trans>
      </Link>
    </p>
  )
}
