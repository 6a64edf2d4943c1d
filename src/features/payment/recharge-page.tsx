import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { priceListQuery } from '@/api/billing.queries'
import { balanceQuery } from '@/api/credits.functions'
import { BuyPackLabel, PackPicker } from '@/components/purchase/pack-picker'
import { SandboxNote } from '@/components/purchase/sandbox-note'
import { useCheckout } from '@/components/purchase/use-checkout'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'
import { packFor } from './pack-for'
import type { RechargeSearch } from './search'

/** Opened when credits are short, with the missing number. */
export function RechargePage({ search }: { search: RechargeSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-200 grow flex-col gap-6 px-4 py-10 sm:px-6">
      <h1 className="text-center text-2xl">
        <Trans>Recharge</Trans>
      </h1>
      {user ? (
        <Recharge search={search} />
      ) : (
        <SignInFirst
          description={<Trans>Plans, credits, and invoices belong to your account.</Trans>}
        />
      )}
    </div>
  )
}

function Recharge({ search: { need, next } }: { search: RechargeSearch }) {
  const lang = useLanguage()
  const { data: priceList } = useSuspenseQuery(priceListQuery(lang))
  const { data: credits } = useQuery(balanceQuery())
  const { buy, isLeaving } = useCheckout({ next })
  const { packs, plans, currency } = priceList
  const [packId, setPackId] = useState(() => packFor(packs, need ?? 1)?.id)
  const pack = packs.find(({ id }) => id === packId)
  return (
    <>
      <div className="flex flex-col items-center gap-1 text-center">
        {need !== undefined && (
          <>
            <Badge variant="warning">
              <Trans>Insufficient balance</Trans>
            </Badge>
            <p className="mt-2 font-medium text-lg tabular-nums">
              <Plural
                value={need}
                one="# more credit is needed"
                other="# more credits are needed"
              />
            </p>
          </>
        )}
        <p className="max-w-measure text-balance text-muted-foreground text-sm">
          {need !== undefined && (
            <Trans>
              Current balance is insufficient, please purchase a resource pack or upgrade your plan
              to use
            </Trans>
          )}
          {need === undefined && <Trans>Credit packs never expire.</Trans>}
        </p>
        {credits && (
          <p className="text-muted-foreground text-sm tabular-nums">
            <Plural
              value={credits.balance}
              one="Your balance: # credit"
              other="Your balance: # credits"
            />
          </p>
        )}
      </div>
      <SandboxNote gateways={priceList.gateways} />
      {pack && (
        <>
          <PackPicker
            packs={packs}
            plans={plans}
            currency={currency}
            value={pack.id}
            onChange={setPackId}
          />
          <Button
            size="lg"
            className="self-center"
            loading={isLeaving}
            onClick={() => buy({ goods_type: 'credit', goods_id: pack.id, currency })}
          >
            <BuyPackLabel pack={pack} currency={currency} />
          </Button>
        </>
      )}
      <p className="text-center text-muted-foreground text-sm">
        <Trans>Your draft is saved. After paying, you’ll pick up where you left off.</Trans>
      </p>
      <Link
        to="/$lang/pricing"
        params={{ lang }}
        className={buttonVariants({ variant: 'ghost', className: 'self-center' })}
      >
        <Trans>View plans</Trans>
      </Link>
    </>
  )
}
