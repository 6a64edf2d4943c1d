import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import type { Campaign } from '@/contract/endpoints/campaigns'
import { CampaignDialog } from './campaign-dialog'
import { useCampaignActions } from './use-campaign-actions'
import { GOALS } from './words'

/** What the open campaign advertises, and its target group. */
export function CampaignHead({ campaign }: { campaign: Campaign }) {
  const { i18n, t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const { ad_goal, platforms, introduction, target_regions, target_user } = campaign
  const groups = [...target_regions, ...target_user]
  return (
    <section className="flex flex-col gap-3 rounded-lg border bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 break-words text-lg">{campaign.app_name}</h2>
        <div className="flex gap-1">
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            <Pencil aria-hidden />
            <Trans>Edit</Trans>
          </Button>
          <DeleteCampaign campaign={campaign} />
        </div>
      </div>
      {introduction && (
        <p className="max-w-measure whitespace-pre-line text-muted-foreground text-sm">
          {introduction}
        </p>
      )}
      <ul aria-label={t`About this campaign`} className="flex flex-wrap gap-1.5 empty:hidden">
        {ad_goal && (
          <li>
            <Badge variant="outline">{i18n._(GOALS[ad_goal])}</Badge>
          </li>
        )}
        {platforms.map((platform) => (
          <li key={platform}>
            <Badge>{PLATFORM_NAMES[platform]}</Badge>
          </li>
        ))}
        {groups.map((group) => (
          <li key={group}>
            <Badge variant="outline">{group}</Badge>
          </li>
        ))}
      </ul>
      {isEditing && <CampaignDialog campaign={campaign} onClose={() => setEditing(false)} />}
    </section>
  )
}

function DeleteCampaign({ campaign }: { campaign: Campaign }) {
  const { remove } = useCampaignActions()
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" size="sm" loading={remove.isPending}>
          <Trash2 aria-hidden />
          <Trans>Delete</Trans>
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>
          <Trans>Delete this campaign?</Trans>
        </AlertDialogTitle>
        <AlertDialogDescription>
          <Trans>Its creatives aren’t deleted.</Trans>
        </AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={() => remove.mutate(campaign.id)}>
            <Trans>Delete</Trans>
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
