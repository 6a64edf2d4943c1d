import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'

interface ShootButtonProps {
  /** Number of images it makes. */
  count: number
  /** Their price; null while unknown. */
  credits: number | null
  isPending: boolean
  disabled: boolean
}

/** Starts the photoshoot, and shows the number of images and their price. */
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
