import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { SEEN_AD_RATING_MAX } from '@/contract/seen-ads'

interface StarFieldProps {
  rating: number | null
  onChange: (rating: number | null) => void
}

const STARS = Array.from({ length: SEEN_AD_RATING_MAX }, (_, at) => at + 1)

/** The team's rating of an ad; pressing the chosen star clears it. */
export function StarField({ rating, onChange }: StarFieldProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="flex flex-col gap-1.5">
      <span id={id} className="font-medium text-sm">
        <Trans>Rating</Trans>
      </span>
      <span className="flex">
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-label={t`${plural(stars, { one: '# star', other: '# stars' })}`}
            aria-pressed={rating === stars}
            className="grid size-10 place-items-center rounded-md hover:bg-accent pointer-coarse:size-11"
            onClick={() => onChange(rating === stars ? null : stars)}
          >
            <Star
              className={`size-5 ${stars <= (rating ?? 0) ? 'fill-current' : 'text-muted-foreground'}`}
              aria-hidden
            />
          </button>
        ))}
      </span>
    </fieldset>
  )
}
