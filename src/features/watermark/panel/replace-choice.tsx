import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

interface ReplaceChoiceProps {
  isReplaced: boolean
  onChange: (isReplaced: boolean) => void
}

/** For a mark with visible remains: distrusts everything in the area and regenerates all of it. */
export function ReplaceChoice({ isReplaced, onChange }: ReplaceChoiceProps) {
  const id = useId()
  return (
    <label className="flex min-h-8 cursor-pointer items-start gap-3 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isReplaced}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-primary"
      />
      <span className="flex flex-col">
        <Trans>Replace everything in this area</Trans>
        <span id={id} className="text-muted-foreground">
          <Trans>
            For watermarks that leave a trace: we use what other frames show and fill in the rest.
          </Trans>
        </span>
      </span>
    </label>
  )
}
