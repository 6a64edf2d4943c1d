import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { modelsQuery } from '@/api/models.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { modelName } from '@/components/labels/model-name'
import { WORKFLOW_LABELS } from '@/components/labels/workflow-labels'
import type { CreditUsage } from '@/contract/endpoints/billing/usage'
import { type Share, ShareList } from './share-list'

/** What used the credits: by kind and model, and by person in a team of several. */
export function UsageShares({ usage }: { usage: CreditUsage }) {
  // With one person selected, the others' shares would exceed the total.
  const isOfOne = usage.people.reduce((sum, { credits }) => sum + credits, 0) !== usage.credits
  const { i18n } = useLingui()
  const { data } = useQuery(modelsQuery())
  const { data: context } = useQuery(currentContextQuery())
  const isTeam = (context?.current_team?.members ?? 1) > 1
  const labelOf = (id: string) => {
    const model = data?.models.find((one) => one.id === id)
    return model ? modelName(i18n, model) : id
  }
  const lists: { title: ReactNode; key: string; shares: Share[] }[] = [
    {
      key: 'kinds',
      title: <Trans>By kind</Trans>,
      shares: usage.kinds.map(({ workflow_type, credits }) => ({
        key: workflow_type ?? '',
        name: workflow_type ? i18n._(WORKFLOW_LABELS[workflow_type]) : <Trans>Other tools</Trans>,
        credits,
      })),
    },
    {
      key: 'models',
      title: <Trans>By model</Trans>,
      shares: usage.models.map(({ model, credits }) => ({
        key: model ?? '',
        name: model ? labelOf(model) : <Trans>Other tools</Trans>,
        credits,
      })),
    },
    {
      key: 'people',
      title: <Trans>By person</Trans>,
      shares: usage.people.map(({ user_id, name, credits }) => ({
        key: user_id ?? '',
        name: name ?? <Trans>Former member</Trans>,
        credits,
      })),
    },
  ]
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {lists
        .filter(
          ({ key, shares }) =>
            key !== 'people' ||
            (usage.is_of_everybody && !isOfOne && (isTeam || shares.length > 1)),
        )
        .map(({ key, title, shares }) => (
          <ShareList key={key} title={title} shares={shares} total={usage.credits} />
        ))}
    </div>
  )
}
