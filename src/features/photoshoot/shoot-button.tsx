import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'

interface ShootButtonProps {
  /** Images it makes. */
  count: number
  /** What they cost; null while that is not known. */
  credits: number | null
  isPending: boolean
  disabled: boolean
}

/** Starts the photoshoot, and says how many images that are and what they cost. */
export const ShootButton = ({ count, credits, isPending, disabled }: ShootButtonProps) => (
  <Button type="submit" size="lg" className="self-start" loading={isPending} disabled={disabled}>
    <span className="tabular-nums">
      <Trans>Generate</Trans>
      {credits !== null && count > 0 && (
        <>
          {' · '}
          <Plural value={count} one="# image" other="# images" />
          {' · '}
          <Plural value={credits} one="# credit" other="# credits" />
        </>
      )}
    </span>
  </Button>
)
