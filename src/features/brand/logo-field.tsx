import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { errorMessage } from '@/i18n/error-messages'
import type { BrandDraft } from './brand-draft'

interface LogoFieldProps {
  logo: BrandDraft['logo']
  onChange: (logo: BrandDraft['logo']) => void
  onBusy: (isBusy: boolean) => void
}

/** The logo from a file of this device, on a chequered ground that shows what is transparent. */
export function LogoField({ logo, onChange, onBusy }: LogoFieldProps) {
  const { i18n, t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>(IDLE)

  async function send(file: File | undefined) {
    if (!file) return
    setState({ isBusy: true, error: null })
    onBusy(true)
    try {
      const { startUpload } = await import('@/api/upload-client')
      const upload = await startUpload(file)
      onChange({ uploadId: upload.upload_id, thumbnailUrl: upload.thumbnail_url })
      setState(IDLE)
    } catch (error) {
      setState({ isBusy: false, error: errorMessage(i18n, error) })
    }
    onBusy(false)
  }

  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={errorId}>
      <legend className="mb-1.5 font-medium text-sm">
        <Trans>Logo</Trans>
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid h-20 w-40 place-items-center overflow-hidden rounded-md border border-input bg-[repeating-conic-gradient(#d8d8dc_0_25%,#fff_0_50%)] bg-size-[16px_16px] p-2">
          {logo.thumbnailUrl ? (
            <img
              src={logo.thumbnailUrl}
              alt={t`Logo`}
              className="max-h-full max-w-full object-contain"
            />
          ) : (
            <ImageUp className="size-6 text-[#565d6b]" aria-hidden />
          )}
        </span>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          className="sr-only"
          tabIndex={-1}
          aria-label={t`Logo file`}
          onChange={({ target }) => {
            void send(target.files?.[0])
            target.value = ''
          }}
        />
        <Button variant="outline" loading={state.isBusy} onClick={() => input.current?.click()}>
          {logo.thumbnailUrl ? <Trans>Replace</Trans> : <Trans>Upload</Trans>}
        </Button>
        {logo.thumbnailUrl && (
          <Button variant="ghost" onClick={() => onChange({ uploadId: null, thumbnailUrl: null })}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <p className="text-muted-foreground text-sm">
        <Trans>
          A PNG or WebP with a transparent background works best; a plain background is fine too.
        </Trans>
      </p>
      <p id={errorId} aria-live="polite" className="text-destructive text-sm">
        {state.error}
      </p>
    </fieldset>
  )
}

const IDLE = { isBusy: false, error: null }
