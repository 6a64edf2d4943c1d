import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { inputClasses } from '@/components/ui/input'
import { FEATURE_LENGTH_MAX, FEATURES_MAX } from '@/contract/ad-words'
import { useComposer } from '../composer/composer-context'
import { CorrectionFrame } from './correction-frame'
import { KnownLines, useKnownLines } from './known-lines'

/** Facts, one per line, because facts may contain commas. */
export function FeaturesField() {
  const { t } = useLingui()
  const { understanding } = useComposer()
  const features = understanding?.reading.features
  const [text, setText] = useState(joined(features))
  const [known, setKnown] = useState(features)
  const claims = useKnownLines('features')
  // A left-out part was put back.
  if (features && known !== features && joined(features) !== joined(linesOf(text))) {
    setKnown(features)
    setText(joined(features))
  }
  if (!understanding) return null
  function write(value: string) {
    setText(value)
    understanding?.correct({ features: linesOf(value) })
  }
  return (
    <CorrectionFrame
      field="features"
      className="sm:col-span-2"
      onReset={() => setText(joined(understanding.read.features))}
    >
      {({ id }) => (
        <>
          <textarea
            id={id}
            rows={3}
            value={text}
            placeholder={t`One per line`}
            className={cn(inputClasses, 'field-sizing-content h-auto max-h-60 min-h-20 py-2')}
            onChange={({ target }) => write(target.value)}
          />
          <KnownLines
            lines={claims}
            taken={linesOf(text)}
            onTake={(line) => write(joined([...linesOf(text), line]))}
          />
        </>
      )}
    </CorrectionFrame>
  )
}

const joined = (features: readonly string[] = []) => features.join('\n')

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, FEATURE_LENGTH_MAX).trim())
    .filter(Boolean)
    .slice(0, FEATURES_MAX)
