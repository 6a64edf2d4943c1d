import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, Star } from 'lucide-react'
import { useState } from 'react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { Button } from '@/components/ui/button'
import { PRODUCT_PICTURES_MAX } from '@/contract/product'
import { errorMessage } from '@/i18n/error-messages'
import type { PictureDraft } from './product-draft'

interface PicturesFieldProps {
  pictures: PictureDraft[]
  /** An updater, because uploads finish while other things change. */
  onChange: (change: (before: PictureDraft[]) => PictureDraft[]) => void
  onBusy: (isBusy: boolean) => void
}

/** Pictures of a product, the ones to keep checked; ads use the first one. */
export function PicturesField({ pictures, onChange, onBusy }: PicturesFieldProps) {
  const { i18n, t } = useLingui()
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>(IDLE)
  const chosen = pictures.filter(({ isChosen }) => isChosen)
  const isFull = chosen.length >= PRODUCT_PICTURES_MAX
  const { input, pick } = useFilePicker({
    kind: 'image',
    isMultiple: true,
    onPick: (files) => void send(files.slice(0, PRODUCT_PICTURES_MAX - chosen.length)),
  })

  async function send(files: readonly File[]) {
    setState({ isBusy: true, error: null })
    onBusy(true)
    try {
      const { startUpload } = await import('@/api/upload-client')
      for (const file of files) {
        const upload = await startUpload(file)
        onChange((before) => [...before, uploaded(upload.upload_id, upload.thumbnail_url)])
      }
      setState(IDLE)
    } catch (error) {
      setState({ isBusy: false, error: errorMessage(i18n, error) })
    }
    onBusy(false)
  }

  const toggle = (key: string) =>
    onChange((before) =>
      before.map((one) => (one.key === key ? { ...one, isChosen: !one.isChosen } : one)),
    )
  const lead = (key: string) =>
    onChange((before) => before.toSorted((a, b) => Number(b.key === key) - Number(a.key === key)))

  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">
        <Trans>Images</Trans>
      </legend>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.key} className="flex w-28 flex-col gap-1">
            <label className="relative block cursor-pointer overflow-hidden rounded-md border border-border bg-white has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2">
              <img
                src={picture.thumbnailUrl}
                alt=""
                className={`size-28 object-contain ${picture.isChosen ? '' : 'opacity-50'}`}
              />
              <input
                type="checkbox"
                className="absolute top-2 left-2 size-5 accent-primary"
                checked={picture.isChosen}
                disabled={isFull && !picture.isChosen}
                aria-label={t`Keep image ${index + 1}`}
                onChange={() => toggle(picture.key)}
              />
            </label>
            {picture.isChosen && picture !== chosen[0] && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t`Move image ${index + 1} to first place`}
                onClick={() => lead(picture.key)}
              >
                <Star aria-hidden />
                <Trans>First</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {input}
      <Button
        variant="outline"
        className="self-start"
        loading={state.isBusy}
        disabled={isFull}
        onClick={pick}
      >
        <ImagePlus aria-hidden />
        <Trans>Upload images</Trans>
      </Button>
      <p className="text-muted-foreground text-sm">
        <Trans>
          Up to {PRODUCT_PICTURES_MAX}. The first one leads. We remove the background from each
          where that can be done cleanly.
        </Trans>
      </p>
      <p aria-live="polite" className="text-destructive text-sm">
        {state.error}
      </p>
    </fieldset>
  )
}

const IDLE = { isBusy: false, error: null }

const uploaded = (uploadId: string, thumbnailUrl: string | null): PictureDraft => ({
  key: uploadId,
  input: { upload_id: uploadId },
  thumbnailUrl: thumbnailUrl ?? '',
  isChosen: true,
})
