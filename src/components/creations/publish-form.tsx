import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Switch } from '@/components/ui/switch'

interface PublishFormProps {
  hasPrompt: boolean
  isBusy: boolean
  onPublish: (isPromptShared: boolean) => void
  onCancel: () => void
}

/** Explains what publishing means, and asks whether to share the prompt. */
export function PublishForm({ hasPrompt, isBusy, onPublish, onCancel }: PublishFormProps) {
  const id = useId()
  const [isPromptShared, setPromptShared] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The button that opened this is gone, and the focus with it.
  useEffect(() => button.current?.focus(), [])
  return (
    <section className="flex flex-col gap-3 rounded-lg border p-3 text-sm">
      <p>
        <Trans>Everyone who visits the gallery will see it. You can unpublish it anytime.</Trans>
      </p>
      {hasPrompt && (
        <div className="flex items-center justify-between gap-3">
          <Label htmlFor={id}>
            <Trans>Share the prompt too</Trans>
          </Label>
          <Switch id={id} checked={isPromptShared} onCheckedChange={setPromptShared} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          size="sm"
          loading={isBusy}
          onClick={() => onPublish(hasPrompt && isPromptShared)}
        >
          <Trans>Publish</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  )
}
