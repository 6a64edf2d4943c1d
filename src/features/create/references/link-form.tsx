import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { SeenKind } from '@/contract/media-kind'
import { isImageLink, isVideoLink } from '@/contract/media-links'

interface LinkFormProps {
  kind: SeenKind
  onAdd: (url: string) => void
}

interface LinkWords {
  isValid: (text: string) => boolean
  label: MessageDescriptor
  refusal: MessageDescriptor
  example: string
}

const WORDS: Record<SeenKind, LinkWords> = {
  image: {
    isValid: isImageLink,
    label: msg`Image link`,
    refusal: msg`Please enter a valid image URL`,
    example: 'https://…/photo.jpg',
  },
  video: {
    isValid: isVideoLink,
    label: msg`Video link`,
    refusal: msg`Please enter a valid video URL`,
    example: 'https://…/clip.mp4',
  },
}

/** A link to a picture or video, whose file extension is checked before it is fetched. */
export function LinkForm({ kind, onAdd }: LinkFormProps) {
  const { i18n } = useLingui()
  const [url, setUrl] = useState('')
  const [isRefused, setRefused] = useState(false)
  const { isValid, label, refusal, example } = WORDS[kind]

  function submit(event: FormEvent) {
    event.preventDefault()
    // In React's tree the popover is inside the composer's form.
    event.stopPropagation()
    if (isValid(url.trim())) onAdd(url.trim())
    else setRefused(true)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label={i18n._(label)} error={isRefused && i18n._(refusal)}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="url"
              inputMode="url"
              placeholder={example}
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
