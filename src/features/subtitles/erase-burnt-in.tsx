import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Eraser } from 'lucide-react'
import { openOwnVideoFn, removalQuery } from '@/api/watermark.functions'
import { readLocal, writeLocal } from '@/browser/local-store'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { SUBTITLE_BAND } from '@/contract/watermark'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'

/** So many videos are remembered with what is marked on them. */
const MARKED_MAX = 5

/** Subtitles that are part of the picture are taken out by the watermark remover, which starts with a band for them. */
export function EraseBurntIn({ fileId }: { fileId: string }) {
  const { i18n } = useLingui()
  const lang = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => openOwnVideoFn({ data: { output_id: fileId } }),
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
      <Button variant="outline" size="sm" loading={isPending} onClick={() => mutate()}>
        <Eraser />
        <Trans>Erase burned-in subtitles</Trans>
      </Button>
    </div>
  )
}

/** As if somebody had put it there: it can be moved, timed and taken away. */
function markBand({ removal_id, video }: Pick<RemovalView, 'removal_id' | 'video'>): void {
  const area = { ...SUBTITLE_BAND, from: 0, to: video.duration_seconds }
  const marked = {
    ...{ removal_id, run_id: null, detection_id: null },
    ...{ mode: 'precise' as const, is_marking: false, areas: [area] },
  }
  const others = readLocal('watermark_marks') ?? []
  writeLocal('watermark_marks', [marked, ...others].slice(0, MARKED_MAX))
}
