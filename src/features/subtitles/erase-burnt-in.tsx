import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Eraser } from 'lucide-react'
import { useId } from 'react'
import { openOwnVideoFn, removalQuery } from '@/api/watermark.functions'
import { keepMarks } from '@/browser/mark-drafts'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import type { SubtitleTrack } from '@/contract/endpoints/subtitles'
import { WATERMARK_VIDEO_MIN_SECONDS } from '@/contract/limits'
import { SUBTITLE_BAND } from '@/contract/watermark'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'

/** Sends subtitles that are part of the picture to the watermark remover, which starts with an area for them. */
export function EraseBurntIn({ video }: { video: NonNullable<SubtitleTrack['video']> }) {
  const { i18n } = useLingui()
  const lang = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const reasonId = useId()
  const isTooShort = video.duration_seconds < WATERMARK_VIDEO_MIN_SECONDS
  const { mutate, isPending } = useMutation({
    mutationFn: () => openOwnVideoFn({ data: { output_id: video.file_id } }),
    onSuccess({ token, ...removal }) {
      client.setQueryData(removalQuery(token).queryKey, removal)
      markBand(removal)
      return navigate({
        to: '/$lang/remove-watermark-from-video',
        params: { lang },
        hash: `job=${token}`,
      })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <h3 className="font-medium">
        <Trans>Subtitles already in the picture?</Trans>
      </h3>
      <p className="text-muted-foreground">
        <Trans>
          The watermark remover takes them out of a copy of this video. It opens with a band at the
          bottom; move it to where they are.
        </Trans>
      </p>
      <Button
        variant="outline"
        size="sm"
        loading={isPending}
        disabled={isTooShort}
        aria-describedby={isTooShort ? reasonId : undefined}
        onClick={() => mutate()}
      >
        <Eraser />
        <Trans>Erase burned-in subtitles</Trans>
      </Button>
      {isTooShort && (
        <p id={reasonId} className="text-muted-foreground">
          <Trans>This needs a video of at least 4 seconds.</Trans>
        </p>
      )}
    </div>
  )
}

/** Added like a manual mark: it can be moved, timed and removed. */
function markBand({ removal_id, video }: Pick<RemovalView, 'removal_id' | 'video'>): void {
  const area = { ...SUBTITLE_BAND, from: 0, to: video.duration_seconds }
  keepMarks({
    ...{ removal_id, run_id: null, detection_id: null },
    ...{ mode: 'precise', is_marking: false, areas: [area] },
  })
}
