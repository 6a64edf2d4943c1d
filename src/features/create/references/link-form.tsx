import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { MediaKind } from '@/contract/media-kind'
import { isImageLink, isVideoLink } from '@/contract/media-links'

interface LinkFormProps {
  kind: MediaKind
  onAdd: (url: string) => void
}

/** A link to a picture or video, checked by its ending before it is fetched. */
export function LinkForm({ kind, onAdd }: LinkFormProps) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  const [isRefused, setRefused] = useState(false)
  const isValid = kind === 'image' ? isImageLink : isVideoLink

  function submit(event: FormEvent) {
    event.preventDefault()
    // The popover lies inside the composer's form as far as React is concerned.
    event.stopPropagation()
    if (isValid(url.trim())) onAdd(url.trim())
    else setRefused(true)
  }

  const refusal =
    kind === 'image' ? t`Please enter a valid image URL` : t`Please enter a valid video URL`
  return (
    <form noValidate onSubmit={submit}>
      <Field label={kind === 'image' ? t`Image link` : t`Video link`} error={isRefused && refusal}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="url"
              inputMode="url"
              placeholder={kind === 'image' ? 'https://…/photo.jpg' : 'https://…/clip.mp4'}
              value={url}
              onChange={(event) => {
                setUrl(event.target.value)
                setRefused(false)
              }}
            />
            <Button type="submit" variant="secondary" disabled={url.trim() === ''}>
              <Trans>Add</Trans>
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
