import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  campaignKeys,
  createCampaignFn,
  moveCreativesFn,
  removeCampaignFn,
  removePackFn,
  saveCampaignFn,
  startPackFn,
} from '@/api/campaigns.functions'
import { creativeKeys } from '@/api/creative-page.queries'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { Campaign, CampaignFacts } from '@/contract/endpoints/campaigns'

/** Actions on campaigns and packs; whatever the outcome, the queries refetch. */
export function useCampaignActions() {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const onError = useTellFailure()
  const refresh = () =>
    Promise.all(
      [campaignKeys.list, creativeKeys.all].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const refreshPacks = () => client.invalidateQueries({ queryKey: campaignKeys.packs })
  const open = (campaign?: string) => navigate({ to: '.', search: campaign ? { campaign } : {} })

  const save = useMutation({
    mutationFn: ({ campaign, facts }: { campaign: Campaign | null; facts: CampaignFacts }) =>
      campaign
        ? saveCampaignFn({
            data: { ...facts, campaignId: campaign.id, seen_at: campaign.updated_at },
          })
        : createCampaignFn({ data: facts }),
    onSuccess: async ({ id }, { campaign }) => {
      await refresh()
      notify('success', t`Campaign saved`)
      if (!campaign) await open(id)
    },
    onError: async (error) => {
      onError(error)
      await refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (campaignId: string) => removeCampaignFn({ data: { campaignId } }),
    onSuccess: async () => {
      await open()
      await refresh()
    },
    onError,
  })
  const move = useMutation({
    mutationFn: (data: { creative_ids: string[]; campaign_id: string | null }) =>
      moveCreativesFn({ data }),
    onSuccess: () => notify('success', t`Moved`),
    onError,
    onSettled: refresh,
  })
  const startPack = useMutation({ mutationFn: startPackFn, onError, onSettled: refreshPacks })
  const removePack = useMutation({
    mutationFn: (packId: string) => removePackFn({ data: { packId } }),
    onError,
    onSettled: refreshPacks,
  })
  return { save, remove, move, startPack, removePack }
}
