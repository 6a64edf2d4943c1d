import { Trans, useLingui } from '@lingui/react/macro'
import { Maximize2, Minimize2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { modelName } from '@/components/labels/model-name'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { PromptTools } from '../prompt-tools/lazy-prompt-tools'
import { ToolsRoom } from '../prompt-tools/tools-room'
import { Inputs } from '../references/inputs'
import { useResultDrop } from '../references/use-result-drop'
import { LikedChip } from '../understanding/lazy-liked-chip'
import { ReadingRow } from '../understanding/lazy-reading-row'
import { ReadingRoom } from '../understanding/reading-room'
import { blockerSentence } from './blocker-sentence'
import { useComposer } from './composer-context'
import { GenerateButton } from './generate-button'
import { useLateDraftsPart } from './live-drafts'
import { PromptField } from './prompt-field'
import { PromptHistoryButton } from './prompt-history-button'
import { SettingsBar } from './settings-bar'
import { useGenerateBlocker } from './use-generate-blocker'
import { hasWords } from './use-words'

interface ComposerProps {
  /** A bar of values, or labeled rows for narrow screens. */
  layout?: 'bar' | 'rows'
  /** Shows only the words and the button, on one line. */
  isFolded?: boolean
  className?: string
  onSent?: () => void
}

/** All inputs of a generation in one box; the reason why it cannot start is below. */
export function Composer({ layout = 'bar', isFolded = false, className, onSent }: ComposerProps) {
  const { t } = useLingui()
  const composer = useComposer()
  const { generate, draft, workflow, understanding, hasExactWords, awaitsReading, isSignedIn } =
    composer
  const { isOver, handlers } = useResultDrop(composer.references)
  const reasonId = useId()

  function send() {
    if (generate()) onSent?.()
  }

  return (
    <form
      aria-label={t`Composer`}
      data-layout={layout}
      data-folded={isFolded || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      {...handlers}
      className={cn(
        'group/composer flex gap-3',
        isFolded ? 'items-center' : 'flex-col',
        layout === 'bar' && BOX,
        isOver && 'border-primary outline-2 outline-primary',
        className,
      )}
    >
      {!isFolded && <Inputs />}
      {!isFolded && draft.like && (
        <Suspense>
          <LikedChip />
        </Suspense>
      )}
      <PromptRow isFolded={isFolded} onSend={send} />
      {!isFolded && <ToolsOnceBegun />}
      {!isFolded && (understanding || hasExactWords || awaitsReading) && (
        <Suspense
          fallback={
            awaitsReading && (
              <ReadingRoom hasPhotoAsk={!hasExactWords && workflow === 'text_to_image'} />
            )
          }
        >
          <ReadingRow />
        </Suspense>
      )}
      {/* In rows layout both parts belong to the form itself: the button sticks to the lower edge however
          long the form is. */}
      <div className="flex items-start gap-4 group-data-[layout=rows]/composer:contents">
        <div className="flex w-full min-w-0 flex-col gap-2 group-data-folded/composer:hidden">
          <div className="flex flex-wrap items-center gap-2">
            <SettingsBar />
          </div>
          <p className="text-muted-foreground text-sm [@media(height<42rem)]:group-data-[layout=bar]/composer:hidden">
            <ModelLine />
          </p>
        </div>
        <div className="flex shrink-0 flex-col gap-1.5 group-data-[layout=rows]/composer:sticky group-data-[layout=rows]/composer:bottom-0 group-data-[layout=rows]/composer:w-full group-data-[layout=rows]/composer:flex-col-reverse group-data-[layout=rows]/composer:bg-card group-data-[layout=rows]/composer:pt-2 group-data-[layout=rows]/composer:pb-[max(1.5rem,env(safe-area-inset-bottom))]">
          <GenerateButton describedBy={reasonId} />
          <p
            id={reasonId}
            aria-live="polite"
            className={cn(
              'max-w-60 self-end text-balance group-data-folded/composer:sr-only text-right text-muted-foreground text-sm group-data-[layout=rows]/composer:max-w-none',
              // Reserves room for the longest reason, so that changing reasons moves nothing.
              isSignedIn &&
                'group-data-[layout=bar]/composer:min-h-[2lh] lg:group-data-[layout=bar]/composer:w-60',
            )}
          >
            <Reason />
          </p>
        </div>
      </div>
    </form>
  )
}

/** Why nothing can be generated, or when it will start. */
function Reason() {
  const { t, i18n } = useLingui()
  const { isNext } = useComposer()
  const blocker = useGenerateBlocker()
  if (!blocker) return isNext && t`Up next: starts when the one before it is done`
  return blocker.reason !== 'signed_out' && blockerSentence(i18n, blocker)
}

/**
 * Deferred so as not to delay the first letter; from then on the space stays reserved, or everything below
 * would move a second time.
 */
function ToolsOnceBegun() {
  const { drafts, workflow, draft, awaitsReading } = useComposer()
  const isWritten = useLateDraftsPart(drafts, (all) => hasWords(all[workflow].prompt))
  const room = awaitsReading && <ToolsRoom />
  if (!isWritten && draft.references.length === 0) return room
  return (
    <Suspense fallback={room}>
      <PromptTools />
    </Suspense>
  )
}

/** The prompt, with buttons for its history and for a larger field. */
function PromptRow({ isFolded, onSend }: { isFolded: boolean; onSend: () => void }) {
  const { t } = useLingui()
  const { isSignedIn } = useComposer()
  const [isTall, setTall] = useState(false)
  return (
    <div className="flex min-w-0 grow items-start gap-1">
      <div className="min-w-0 grow">
        <PromptField isTall={isTall && !isFolded} onSend={onSend} />
      </div>
      {!isFolded && isSignedIn && <PromptHistoryButton />}
      {!isFolded && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-pressed={isTall}
          aria-label={t`Large prompt field`}
          onClick={() => setTall(!isTall)}
        >
          {isTall ? <Minimize2 /> : <Maximize2 />}
        </Button>
      )}
    </div>
  )
}

const BOX = 'rounded-xl border border-input bg-card p-3 shadow-popover focus-within:border-ring'

/** The model that will make the result; the built-in engine gets a description. */
function ModelLine() {
  const { i18n } = useLingui()
  const { model } = useComposer()
  if (!model) return null
  const name = modelName(i18n, model)
  return model.is_built_in ? (
    <Trans>{name}: layout and motion engine, not an AI model</Trans>
  ) : (
    <Trans>Made with {name}</Trans>
  )
}
