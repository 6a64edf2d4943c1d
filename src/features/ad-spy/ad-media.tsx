import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { Button } from '@/components/ui/button'
import type { SeenAd } from '@/contract/endpoints/seen-ads'
import { errorMessage } from '@/i18n/error-messages'
import { fieldsOf } from './ad-fields'
import { useSaveAd } from './use-save-ad'

interface AdMediaProps {
  ad: SeenAd
  mayChange: boolean
}

/** The picture or film of an ad; without one, the reason and how to add it. */
export function AdMedia({ ad, mayChange }: AdMediaProps) {
  const { media, title } = ad
  if (!media) return <Missing ad={ad} mayChange={mayChange} />
  const classes = 'max-h-[60dvh] w-full rounded-lg bg-muted object-contain'
  if (media.kind === 'image') return <img src={media.preview_url} alt={title} className={classes} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: an ad comes without captions.
    <video
      src={media.url}
      poster={media.preview_url}
      controls
      playsInline
      preload="none"
      aria-label={title}
      className={classes}
    />
  )
}

function Missing({ ad, mayChange }: AdMediaProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg border border-dashed p-4 text-sm">
      <p>
        {ad.read === 'failed' ? (
          <Trans>This link couldn’t be read. Check that it still opens.</Trans>
        ) : (
          <Trans>This page shows its image or video only in a browser.</Trans>
        )}
      </p>
      <p className="text-muted-foreground">
        <Trans>
          The link is saved. Add a screenshot or the video, and we’ll read the rest from it.
        </Trans>
      </p>
      {mayChange && <AddPicture ad={ad} />}
    </div>
  )
}

function AddPicture({ ad }: { ad: SeenAd }) {
  const { i18n } = useLingui()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = useSaveAd()
  const { input, pick } = useFilePicker({ onPick: (files) => void send(files) })

  async function send([file]: readonly File[]) {
    if (!file) return
    setSending(true)
    setError(null)
    try {
      const { startUpload } = await import('@/api/upload-client')
      const { upload_id } = await startUpload(file)
      await save.mutateAsync({ adId: ad.ad_id, ...fieldsOf(ad), picture: { upload_id } })
    } catch (failure) {
      setError(errorMessage(i18n, failure))
    }
    setSending(false)
  }
  return (
    <>
      {input}
      <Button variant="outline" loading={isSending} onClick={pick}>
        <ImageUp aria-hidden />
        <Trans>Add a screenshot or video</Trans>
      </Button>
      <p aria-live="polite" className="text-destructive empty:hidden">
        {error}
      </p>
    </>
  )
}
