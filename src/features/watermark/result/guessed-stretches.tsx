import { Trans, useLingui } from '@lingui/react/macro'
import { clockTime } from '@/components/creations/output-text'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { listWords } from '@/i18n/list-words'

/** Time ranges in which much of the picture is a guess. */
export type Guessed = NonNullable<RemovalView['run']>['guessed']

/** With more of them a list is pointless: the whole video deserves a look. */
const NAMED_MAX = 4

/** Says when the result is a guess, because the video never shows what is behind the mark. */
export function GuessedStretches({ guessed }: { guessed: Guessed }) {
  const { i18n } = useLingui()
  if (guessed.length === 0) return null
  const named = guessed.slice(0, NAMED_MAX).map(({ from, to }) => {
    const [begin, end] = [clockTime(from), clockTime(to)]
    return begin === end ? begin : `${begin}–${end}`
  })
  const times = guessed.length > NAMED_MAX ? [...named, '…'] : named
  const list = listWords(i18n, times)
  return (
    <p className="text-muted-foreground text-sm">
      <Trans>
        Look closely at {list}: nothing in your video shows what was behind the watermark there, so
        part of the picture is a guess.
      </Trans>
    </p>
  )
}
