import { Trans, useLingui } from '@lingui/react/macro'
import { Shuffle } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import { useComposer } from '../composer/composer-context'
import { useWords } from '../composer/use-words'

/** The proof picture; redrawn while typing. */
export function ProofPicture({ className }: { className?: string }) {
  const { t } = useLingui()
  const { proof } = useComposer()
  const isOutOfDate = useWords((prompt) => prompt.trim() !== proof?.words)
  if (!proof) return null
  if (!proof.picture) return <Skeleton className={cn('aspect-square', className)} />
  const { image, width, height } = proof.picture
  return (
    <img
      src={image}
      width={width}
      height={height}
      alt={t`Preview of the ad`}
      data-stale={proof.isStale || isOutOfDate || undefined}
      className={cn(
        'rounded-md border border-border object-contain transition-opacity data-stale:opacity-60',
        className,
      )}
    />
  )
}

/** Draws the same words in another look, before anything is paid. */
export function ShuffleLook({ className }: { className?: string }) {
  const { proof, settings } = useComposer()
  if (!proof || settings.seed !== null) return null
  return (
    <Button variant="outline" size="sm" className={className} onClick={proof.shuffle}>
      <Shuffle aria-hidden />
      <Trans>Another style</Trans>
    </Button>
  )
}
