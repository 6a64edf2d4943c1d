import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { creditsInLine, joinLine, useWaitingLine } from '@/browser/waiting-line'
import { WaitingLine } from '@/components/creations/waiting-line'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { Button } from '@/components/ui/button'
import type { PlannedAd } from '@/contract/endpoints/planning'
import { useLanguage } from '@/i18n/use-language'
import { ordersOf } from './plan-orders'

/** Has all ads of a plan made, one after the other, and says before what that costs. */
export function MakeAll({ ads }: { ads: readonly PlannedAd[] }) {
  const lang = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const { data: user } = useQuery(userInfoQuery())
  const { data: offer } = useQuery(modelsQuery())
  const { data: balance } = useQuery(balanceQuery())
  const line = useWaitingLine(user?.uid ?? null)
  const orders = ordersOf(ads, offer?.models ?? [])
  if (!user || !orders) return null
  const credits = orders.reduce((sum, one) => sum + one.credits, 0)
  // What waits already is paid first.
  const missing = balance ? credits + creditsInLine(line) - balance.balance : 0
  function makeAll(ownerId: string) {
    setAsked(true)
    joinLine(...(orders ?? []).map((one) => ({ ...one, ownerId, key: uuidv7() })))
  }
  const waiting = (
    <div className="flex w-full flex-col">
      <WaitingLine userId={user.uid} />
      <Link to="/$lang" params={{ lang }} className="self-start text-link text-sm underline">
        <Trans>See the results</Trans>
      </Link>
    </div>
  )
  if (isAsked) return waiting
  return (
    <div className="flex w-full flex-col items-start gap-2">
      {/* Why credits that are there may not suffice. */}
      {line.length > 0 && waiting}
      <Button disabled={missing > 0} onClick={() => makeAll(user.uid)}>
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
