import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { errorMessage } from '@/i18n/error-messages'
import type { LogoDraft } from './brand-draft'

interface LogoFieldProps {
  label: string
  ground: 'light' | 'dark'
  logo: LogoDraft
  /** Shown dimmed until there is a logo of its own. */
  borrowed?: string | null
  onChange: (logo: LogoDraft) => void
  onBusy: (isBusy: boolean) => void
}

const GROUNDS = { light: 'bg-white', dark: 'bg-[#14141a]' }

/** A logo from a file on this device, shown on the background it is for. */
export function LogoField({ label, ground, logo, borrowed, onChange, onBusy }: LogoFieldProps) {
  const { i18n, t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const shown = logo.thumbnailUrl ?? borrowed
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>(IDLE)

  async function send(file: File | undefined) {
    if (!file) return
    setState({ isBusy: true, error: null })
    onBusy(true)
    try {
      const { startUpload } = await import('@/api/upload-client')
      const upload = await startUpload(file)
      onChange({ uploadId: upload.upload_id, thumbnailUrl: upload.thumbnail_url, fileId: null })
      setState(IDLE)
    } catch (error) {
      setState({ isBusy: false, error: errorMessage(i18n, error) })
    }
    onBusy(false)
  }

  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={errorId}>
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-col items-start gap-2">
        <span
          className={cn(
            'grid h-24 w-full place-items-center overflow-hidden rounded-md border border-input p-3',
            GROUNDS[ground],
          )}
        >
          {shown ? (
            <img
              src={shown}
              alt={label}
              className={cn(
                'max-h-full max-w-full object-contain',
                !logo.thumbnailUrl && 'opacity-50',
              )}
            />
          ) : (
            <ImageUp className="size-6 text-[#868d9b]" aria-hidden />
          )}
        </span>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          className="sr-only"
          tabIndex={-1}
          aria-label={t`${label}: file`}
          onChange={({ target }) => {
            void send(target.files?.[0])
            target.value = ''
          }}
        />
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            loading={state.isBusy}
            onClick={() => input.current?.click()}
          >
            {logo.thumbnailUrl ? <Trans>Replace</Trans> : <Trans>Upload</Trans>}
          </Button>
          {logo.thumbnailUrl && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onChange({ uploadId: null, thumbnailUrl: null, fileId: null })}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      </div>
      <p id={errorId} aria-live="polite" className="text-destructive text-sm">
        {state.error}
      </p>
    </fieldset>
  )
}

const IDLE = { isBusy: false, error: null }
