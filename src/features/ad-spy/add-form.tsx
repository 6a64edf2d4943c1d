import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { usePageFiles } from '@/components/files/use-page-files'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SEEN_AD_ADDRESS_MAX } from '@/contract/seen-ads'
import type { Collecting } from './use-collecting'
import { webAddress } from './web-address'

interface AddFormProps {
  collecting: Collecting
  /** Whether files dropped or pasted anywhere are added to the board. */
  isListening: boolean
}

/** Adds an ad by its address, or its picture or video. */
export function AddForm({ collecting, isListening }: AddFormProps) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { busy, addFiles } = collecting
  const { input, pick } = useFilePicker({
    isMultiple: true,
    onPick: (files) => void addFiles(files),
  })
  const isOver = usePageFiles((files) => {
    if (isListening) void addFiles(files)
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const address = webAddress(url)
    setWrong(address === null)
    if (address && (await collecting.addLink(address))) setUrl('')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={cn(
        'flex flex-col gap-2 rounded-xl border border-dashed bg-card p-4 transition-colors',
        isOver && 'border-primary bg-accent',
      )}
    >
      {input}
      <Field
        label={t`Link to an ad, an image, or a video`}
        hint={t`Many ad libraries show their ads only in a browser. If so, add a screenshot: upload it, drop it here, or paste it.`}
        error={(isWrong && t`Please enter the full address of a web page.`) || collecting.error}
      >
        {(control) => (
          <div className="flex flex-col gap-2 sm:flex-row">
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={SEEN_AD_ADDRESS_MAX}
              value={url}
              onChange={({ target }) => {
                setUrl(target.value)
                setWrong(false)
              }}
            />
            <Button
              type="submit"
              loading={busy === 'link'}
              disabled={url.trim() === '' || busy === 'file'}
            >
              <Trans>Add</Trans>
            </Button>
            <Button
              variant="outline"
              loading={busy === 'file'}
              disabled={busy === 'link'}
              onClick={pick}
            >
              <ImageUp aria-hidden />
              <Trans>Upload</Trans>
            </Button>
          </div>
        )}
      </Field>
      <p aria-live="polite" className="text-muted-foreground text-sm empty:hidden">
        {busy === 'link' && <Trans>Reading the page. This can take a minute.</Trans>}
        {busy === 'file' && <Trans>Uploading…</Trans>}
      </p>
    </form>
  )
}
