import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'

interface GenerateButtonProps {
  /** What it costs; null while that cannot be said. */
  credits: number | null
  isPending: boolean
  disabled: boolean
}

/** Sends the form it is in, and says what that costs. */
export const GenerateButton = ({ credits, isPending, disabled }: GenerateButtonProps) => (
  <Button type="submit" size="lg" className="self-start" loading={isPending} disabled={disabled}>
    <span className="tabular-nums">
      <Trans>Generate</Trans>
      {credits !== null && (
        <>
          {' · '}
          <Plural value={credits} one="# credit" other="# credits" />
        </>
      )}
    </span>
  </Button>
)
