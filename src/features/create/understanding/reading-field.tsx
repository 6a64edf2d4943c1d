import { useState } from 'react'
import { Input } from '@/components/ui/input'
import { AD_TEXT_MAX, type AdTextField } from '@/contract/ad-words'
import { useComposer } from '../composer/composer-context'
import { CorrectionFrame } from './correction-frame'
import { KnownLines, useKnownLines } from './known-lines'

/** One line of the ad. An emptied line is left out; an emptied headline falls back to the one read. */
export function ReadingField({ field, className }: { field: AdTextField; className?: string }) {
  const { understanding } = useComposer()
  const [text, setText] = useState(understanding?.reading[field] ?? '')
  const known = useKnownLines(field)
  if (!understanding) return null
  const { read, correct } = understanding

  function change(value: string) {
    setText(value)
    const words = value.trim()
    if (words === '' && field === 'headline') correct({ headline: read.headline })
    else correct({ [field]: words || null })
  }

  return (
    <CorrectionFrame field={field} className={className} onReset={() => setText(read[field] ?? '')}>
      {({ id }) => (
        <>
          <Input
            id={id}
            value={text}
            maxLength={AD_TEXT_MAX[field]}
            placeholder={field === 'headline' ? read.headline : undefined}
            onChange={({ target }) => change(target.value)}
          />
          <KnownLines
            lines={known.filter((line) => line.length <= AD_TEXT_MAX[field])}
            taken={[text]}
            onTake={change}
          />
        </>
      )}
    </CorrectionFrame>
  )
}
