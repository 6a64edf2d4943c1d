import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet'
import { useMediaQuery } from '@/features/create/use-media-query'
import { useComposer } from '../composer/composer-context'
import { ColoursField } from './colours-field'
import { fieldsOf } from './corrections'
import { FeaturesField } from './features-field'
import { LeftOut } from './left-out'
import { MoodField } from './mood-field'
import { ProofPicture, ShuffleLook } from './proof-picture'
import { ReadingField } from './reading-field'

/** The editable reading: beside the composer, or as a bottom sheet on a phone. */
export default function ReadingEditor({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui()
  const isPhone = useMediaQuery('(width < 40rem)')
  const title = t`How the engine read your prompt`
  if (isPhone) {
    return (
      <Sheet defaultOpen>
        <SheetTrigger asChild>{trigger}</SheetTrigger>
        <SheetContent side="bottom" aria-describedby={undefined} className="px-4">
          <SheetTitle>{title}</SheetTitle>
          <Fields />
        </SheetContent>
      </Sheet>
    )
  }
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        align="start"
        side="top"
        className="w-[min(46rem,calc(100vw-2rem))]"
        aria-label={title}
      >
        <Fields />
      </PopoverContent>
    </Popover>
  )
}

function Fields() {
  const { understanding } = useComposer()
  const [resets, setResets] = useState(0)
  if (!understanding) return null
  const hasCorrections = fieldsOf(understanding.corrections).length > 0
  return (
    <div className="flex flex-col gap-4 sm:flex-row-reverse sm:items-start sm:gap-6">
      <Preview />
      <div className="flex min-w-0 grow flex-col gap-4">
        <p className="text-muted-foreground text-sm">
          <Trans>This is what the ad will say. Clear a field to leave it out.</Trans>
        </p>
        <div key={resets} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <ReadingField field="headline" className="sm:col-span-2" />
          <ReadingField field="subline" className="sm:col-span-2" />
          <ReadingField field="cta" />
          <ReadingField field="offer" />
          <ReadingField field="price" />
          <ReadingField field="old_price" />
          <ReadingField field="brand" />
          <ReadingField field="eyebrow" />
          <FeaturesField />
          <ReadingField field="legal" className="sm:col-span-2" />
          <ReadingField field="author" />
          <ReadingField field="subject" />
          <MoodField />
          <ColoursField />
        </div>
        <LeftOut reasons={['no_room', 'slot', 'instruction']} />
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          disabled={!hasCorrections}
          onClick={() => {
            understanding.resetAll()
            setResets(resets + 1)
          }}
        >
          <Trans>Reset all</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Stays visible while the fields scroll. */
function Preview() {
  const { proof } = useComposer()
  if (!proof) return null
  return (
    <div className="flex shrink-0 flex-col items-center gap-2 sm:sticky sm:top-0 sm:w-56">
      <ProofPicture className="max-h-40 w-auto sm:max-h-72 sm:w-full" />
      <ShuffleLook />
    </div>
  )
}
