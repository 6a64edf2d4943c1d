import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Label } from '@/components/ui/label'
import { Switch } from '@/components/ui/switch'
import { useComposer } from '../composer/composer-context'

/** Whether the words are set over the model's picture, or left to the model. */
export function ExactWords() {
  const { settings, setSettings } = useComposer()
  const { exactWords } = settings
  const id = useId()
  return (
    <div className="flex flex-col gap-1 px-1.5">
      <div className="flex items-center gap-2">
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={exactWords}
          onCheckedChange={(isOn) => setSettings({ exactWords: isOn })}
        />
        <Label htmlFor={id}>
          <Trans>Set the words exactly</Trans>
        </Label>
      </div>
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        {exactWords ? (
          <Trans>The model leaves text out. These words are set over its result.</Trans>
        ) : (
          <Trans>The prompt goes to the model as is.</Trans>
        )}
      </p>
    </div>
  )
}
