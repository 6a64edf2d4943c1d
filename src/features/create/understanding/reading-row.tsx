import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { COLOURS, FIELD_LABELS, MOOD_LABELS } from '@/components/creations/ad-labels'
import { LazyMenu } from '@/components/lazy-menu'
import { isKeyOf } from '@/contract/keys-of'
import { useComposer } from '../composer/composer-context'
import { setsOtherWords } from '../model/model-can'
import { PhotoAsk } from '../photo/photo-ask'
import { ColourDot } from './colour-dot'
import { type CorrectedField, fieldsOf } from './corrections'
import { ExactWords } from './exact-words'
import { LeftOut } from './left-out'
import { ProofPicture, ShuffleLook } from './proof-picture'
import { ReadingRoom } from './reading-room'

const loadEditor = () => import('./reading-editor')

/** What the engine will make of the prompt, in one quiet line that opens for corrections. */
export function ReadingRow() {
  const { draft, model, understanding, hasExactWords, awaitsReading } = useComposer()
  if (!understanding && hasExactWords) return <ExactWords />
  if (!understanding && !awaitsReading) return null
  return (
    <>
      {understanding ? <Reading /> : <ReadingRoom />}
      {!(hasExactWords || setsOtherWords(model, draft)) && <PhotoAsk />}
    </>
  )
}

function Reading() {
  const { hasExactWords } = useComposer()
  return (
    <div className="flex items-start gap-3">
      <ProofPicture className="size-18 shrink-0 sm:size-28" />
      <div className="flex min-w-0 grow flex-col gap-2">
        {hasExactWords && <ExactWords />}
        <OpenEditor />
        <LeftOut reasons={['no_room', 'slot']} />
        <ShuffleLook className="self-start" />
      </div>
    </div>
  )
}

function OpenEditor() {
  return (
    <LazyMenu
      load={loadEditor}
      menuProps={{}}
      opens="dialog"
      variant="ghost"
      size="sm"
      className="w-full justify-start gap-2 px-1.5 text-left font-normal text-muted-foreground"
    >
      <Pencil aria-hidden className="mt-px self-start pointer-coarse:self-center" />
      <span className="sr-only">
        <Trans>How the engine read your prompt (editable):</Trans>
      </span>
      <Parts />
    </LazyMenu>
  )
}

function Parts() {
  const { i18n } = useLingui()
  const { understanding } = useComposer()
  if (!understanding) return null
  const { reading, corrections } = understanding
  const changed = new Set(fieldsOf(corrections))
  const part = (field: CorrectedField, value: ReactNode) =>
    value ? (
      <Part key={field} name={i18n._(FIELD_LABELS[field])} isChanged={changed.has(field)}>
        {value}
      </Part>
    ) : null
  const price = [reading.price, reading.old_price].filter(Boolean).join(' ← ')
  return (
    <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-0.5">
      {part('brand', reading.brand)}
      {part('headline', reading.headline)}
      {part('subline', reading.subline)}
      {part('offer', reading.offer)}
      {part('price', price)}
      {part('features', reading.features.join(' · '))}
      {part('cta', reading.cta)}
      {part('legal', reading.legal)}
      {part('mood', reading.mood && i18n._(MOOD_LABELS[reading.mood]))}
      {part(
        'colours',
        reading.colours.length > 0 && (
          <span className="inline-flex gap-1">
            {reading.colours.map((colour) => (
              <span key={colour} className="inline-flex">
                <ColourDot colour={colour} />
                <span className="sr-only">
                  {isKeyOf(COLOURS, colour) ? i18n._(COLOURS[colour].label) : colour}
                </span>
              </span>
            ))}
          </span>
        ),
      )}
    </span>
  )
}

interface PartProps {
  name: string
  isChanged: boolean
  children: ReactNode
}

function Part({ name, isChanged, children }: PartProps) {
  return (
    <span className="inline-flex min-w-0 max-w-64 items-center gap-1">
      <span>{name}</span>
      <span className="truncate text-foreground">{children}</span>
      {isChanged && (
        <span className="size-1.5 shrink-0 rounded-full bg-primary">
          <span className="sr-only">
            <Trans>corrected</Trans>
          </span>
        </span>
      )}
    </span>
  )
}
