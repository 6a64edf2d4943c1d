import { Trans } from '@lingui/react/macro'
import { Download, MessageSquareShare, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { downloadAddress } from '@/components/creations/download-address'
import { ReuseButtons } from '@/components/creations/reuse-buttons'
import { Button, buttonVariants } from '@/components/ui/button'
import type { Creative } from '@/contract/endpoints/creatives'
import type { LinkKind } from '@/contract/review-words'
import { LinkDialog } from './link-dialog'

interface CreativeActionsProps {
  creative: Creative
  mayShare: boolean
  onDelete: () => void
}

/** All actions for a creative. */
export function CreativeActions({ creative, mayShare, onDelete }: CreativeActionsProps) {
  const [dialog, setDialog] = useState<LinkKind | null>(null)
  const { task_id, workflow_type, output_id, kind, has_task } = creative
  return (
    <div className="flex flex-col gap-2">
      {mayShare && (
        <div className="grid grid-cols-2 gap-2">
          <Button size="sm" onClick={() => setDialog('review')}>
            <MessageSquareShare aria-hidden />
            <Trans>Ask for review</Trans>
          </Button>
          <Button variant="outline" size="sm" onClick={() => setDialog('share')}>
            <Share2 aria-hidden />
            <Trans>Share</Trans>
          </Button>
        </div>
      )}
      {has_task && <ReuseButtons task={{ task_id, workflow_type }} output={{ output_id, kind }} />}
      <div className="grid grid-cols-2 gap-2">
        <a
          href={downloadAddress(creative.url, creative.name ?? undefined)}
          download
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          <Download aria-hidden />
          <Trans>Download</Trans>
        </a>
        {creative.can_change && (
          <Button variant="ghost" size="sm" className="text-destructive" onClick={onDelete}>
            <Trash2 aria-hidden />
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      {dialog && (
        <LinkDialog kind={dialog} creatives={[creative]} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}
