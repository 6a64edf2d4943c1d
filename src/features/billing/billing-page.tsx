import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { currentContextQuery } from '@/api/teams.functions'
import { SegmentLinks } from '@/components/segment-links'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { CreditsCard } from './credits-card'
import { LedgerList } from './ledger-list'
import { OrderList } from './order-list'
import type { BillingSearch } from './search'
import { SubscriptionCard } from './subscription-card'
import { UsageCard } from './usage/usage-card'

/** The plan, the credits, and all payments. */
export function BillingPage({ search }: { search: BillingSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-300 grow flex-col gap-6 px-4 py-8 sm:px-6">
      <h1 className="text-xl">
        <Trans>Billing</Trans>
      </h1>
      {user ? (
        <Billing search={search} />
      ) : (
        <SignInFirst
          description={<Trans>Plans, credits, and invoices belong to your account.</Trans>}
        />
      )}
    </div>
  )
}

function Billing({ search }: { search: BillingSearch }) {
  const { t } = useLingui()
  const isLedger = search.show === 'credits'
  const { data: context } = useQuery(currentContextQuery())
  const role = readTeamRole(context?.current_team?.current_user_role)
  if (!mayDo(role, 'seePayments')) {
    return (
      <>
        <CreditsCard />
        <UsageCard />
      </>
    )
  }
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SubscriptionCard />
        <CreditsCard />
      </div>
      <UsageCard />
      <section className="flex flex-col gap-4">
        <div className="flex">
          <SegmentLinks
            label={t`Billing history`}
            options={[
              {
                key: 'orders',
                search: { size: search.size },
                isCurrent: !isLedger,
                content: <Trans>Orders</Trans>,
              },
              {
                key: 'credits',
                search: { show: 'credits', size: search.size },
                isCurrent: isLedger,
                content: <Trans>Credit history</Trans>,
              },
            ]}
          />
        </div>
        {isLedger ? <LedgerList /> : <OrderList search={search} />}
      </section>
    </>
  )
}
