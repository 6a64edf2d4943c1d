import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { notify } from '@/browser/notifications'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog'
import type { AdTexts, Campaign } from '@/contract/endpoints/campaigns'
import type { Creative } from '@/contract/endpoints/creatives'
import { EXPORT_FORMATS, type ExportFormat, takesKind } from '@/contract/export-formats'
import { PACK_DAYS, PACK_FILES_MAX, PACK_FORMATS_MAX } from '@/contract/limits'
import { FormatChoice } from './format-choice'
import { PreflightList } from './preflight-list'
import { TextFields } from './text-fields'
import { useCampaignActions } from './use-campaign-actions'

interface ExportDialogProps {
  creatives: readonly Creative[]
  campaign: Campaign | null
  onReplace: (old: string, made: string) => void
  onClose: () => void
}

/** Chooses placements, collects the texts beside the ads, and starts the export. */
export default function ExportDialog(props: ExportDialogProps) {
  const { onClose } = props
  const returnFocus = useReturnFocus()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-2xl" onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          <Trans>Export pack</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Every creative in the sizes the placements need, in one ZIP file. It doesn’t cost any
            credits.
          </Trans>{' '}
          <Plural
            value={PACK_DAYS}
            one="The pack is kept for # day."
            other="The pack is kept for # days."
          />
        </DialogDescription>
        <ExportForm {...props} />
      </DialogContent>
    </Dialog>
  )
}

function ExportForm({ creatives, campaign, onReplace, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const { startPack } = useCampaignActions()
  const kinds = new Set(creatives.map(({ kind }) => kind))
  const offered = EXPORT_FORMATS.filter((format) =>
    [...kinds].some((kind) => takesKind(format, kind)),
  )
  const [formatIds, setFormatIds] = useState(() => firstChoice(offered, campaign))
  const [texts, setTexts] = useState<AdTexts>(campaign?.texts ?? {})
  const chosen = offered.filter(({ id }) => formatIds.includes(id))
  const count = creatives.reduce(
    (sum, { kind }) => sum + chosen.filter((format) => takesKind(format, kind)).length,
    0,
  )
  const [levelSound, setLevelSound] = useState(false)
  const hasSound = creatives.some(({ kind, has_audio }) => kind === 'video' && has_audio)
  const isTooMany = count > PACK_FILES_MAX || chosen.length > PACK_FORMATS_MAX
  function submit(event: FormEvent) {
    event.preventDefault()
    const order = {
      campaign_id: campaign?.id ?? null,
      creative_ids: creatives.map(({ creative_id }) => creative_id),
      formats: formatIds,
      texts,
      level_sound: levelSound && hasSound,
    }
    startPack.mutate(
      { data: order },
      {
        onSuccess: () => {
          notify('info', t`Creating the export pack`)
          onClose()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-col gap-5">
      <FormatChoice offered={offered} chosen={formatIds} onChange={setFormatIds} />
      <TextFields formats={chosen} texts={texts} onChange={setTexts} />
      {hasSound && (
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={levelSound}
            onChange={({ target }) => setLevelSound(target.checked)}
          />
          <Trans>Level the sound of videos to −14 LUFS</Trans>
        </label>
      )}
      {chosen.length > 0 && (
        <PreflightList
          creatives={creatives}
          formats={formatIds}
          onReplace={onReplace}
          leveling={{ isOn: levelSound, turnOn: () => setLevelSound(true) }}
        />
      )}
      {isTooMany && (
        <p className="text-destructive text-sm">
          <Trans>A pack can have up to {PACK_FILES_MAX} files. Select fewer placements.</Trans>
        </p>
      )}
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={startPack.isPending} disabled={count === 0 || isTooMany}>
          <Plural value={count} one="Export # file" other="Export # files" />
        </Button>
      </DialogFooter>
    </form>
  )
}

/** The first ratio of each placement where the campaign runs; without a campaign, of the largest networks. */
function firstChoice(offered: readonly ExportFormat[], campaign: Campaign | null): string[] {
  const platforms: readonly string[] = campaign?.platforms.length
    ? campaign.platforms
    : ['meta', 'tiktok']
  const seen = new Set<string>()
  return offered
    .filter(({ platform, placement }) => {
      const isFirst = !seen.has(placement)
      seen.add(placement)
      return isFirst && platforms.includes(platform)
    })
    .map(({ id }) => id)
}
