import { useQueryClient } from '@tanstack/react-query'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import type { Drafts } from '../composer/draft'
import { type LiveDrafts, useDraftsPart } from '../composer/live-drafts'
import { isAnyRunning } from '../composer/use-account'
import { isCreating } from '../composer/use-generate'

interface CreationGuardProps {
  drafts: LiveDrafts
  /** A generation runs or waits in line. */
  isGenerating: boolean
}

/** Asks before leaving the page, starting with the press that sends a generation or a file. */
export function CreationGuard({ drafts, isGenerating }: CreationGuardProps) {
  const client = useQueryClient()
  return (
    <LeaveGuard
      isGenerating={isGenerating}
      isUploading={useDraftsPart(drafts, isAnyUploading)}
      isBusyNow={() => isCreating(client) || isAnyRunning(client) || isAnyUploading(drafts.get())}
    />
  )
}

const isAnyUploading = (drafts: Drafts) =>
  Object.values(drafts).some(({ references }) =>
    references.some(({ status }) => status === 'uploading'),
  )
