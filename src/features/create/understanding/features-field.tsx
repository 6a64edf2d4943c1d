import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Input } from '@/components/ui/input'
import { FEATURE_LENGTH_MAX, FEATURES_MAX } from '@/contract/ad-words'
import { useComposer } from '../composer/composer-context'
import { CorrectionFrame } from './correction-frame'

/** Short facts, parted by commas of any script. */
export function FeaturesField() {
  const { t } = useLingui()
  const { understanding } = useComposer()
  const [text, setText] = useState(joined(understanding?.reading.features))
  if (!understanding) return null
  return (
    <CorrectionFrame
      field="features"
      className="sm:col-span-2"
      onReset={() => setText(joined(understanding.read.features))}
    >
      {({ id }) => (
        <Input
          id={id}
          value={text}
          placeholder={t`Parted by commas`}
          onChange={({ target }) => {
            setText(target.value)
            understanding.correct({ features: parted(target.value) })
          }}
        />
      )}
    </CorrectionFrame>
  )
}

const joined = (features: readonly string[] = []) => features.join(', ')

const parted = (text: string): string[] =>
  text
    .split(/[,;，、；]/u)
    .map((part) => part.trim().slice(0, FEATURE_LENGTH_MAX).trim())
    .filter(Boolean)
    .slice(0, FEATURES_MAX)
