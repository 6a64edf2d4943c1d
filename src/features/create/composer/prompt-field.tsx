import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { PROMPT_PLACEHOLDERS } from '@/components/labels/workflow-labels'
import { cn } from '@/components/ui/class-names'
import { PROMPT_LENGTH_MAX } from '@/contract/limits'
import { LinkOffer } from '../references/link-offer'
import { useComposer } from './composer-context'
import { useWords } from './use-words'

const LITTLE_ROOM = 400
const LINK = /^https?:\/\/\S+$/i

interface PromptFieldProps {
  isTall?: boolean
  /** Called on Ctrl or Cmd with Enter. */
  onSend: () => void
}

/** The prompt of a generation. Ctrl or Cmd with Enter sends, ↑ in an empty field recalls the last prompt. */
export function PromptField({ isTall = false, onSend }: PromptFieldProps) {
  const { t, i18n } = useLingui()
  const { workflow, dispatch, promptField, lastPrompt } = useComposer()
  const prompt = useWords((words) => words)
  const [pastedLink, setPastedLink] = useState<string | null>(null)
  const room = PROMPT_LENGTH_MAX - prompt.length
  const write = (words: string) => dispatch({ type: 'prompt', workflow, prompt: words })

  // Words typed before hydration are in the field, but no event reported them.
  const adoptTypedWords = useEffectEvent(() => {
    const typed = promptField.current?.value ?? ''
    if (typed !== '' && prompt === '') write(typed)
  })
  useEffect(() => adoptTypedWords(), [])

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, it handles Enter and arrow keys.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
    }
    if (event.key === 'ArrowUp' && prompt === '' && lastPrompt) {
      event.preventDefault()
      write(lastPrompt)
    }
  }
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain').trim()
    if (LINK.test(text)) setPastedLink(text)
  }

  return (
    <div className="flex flex-col">
      <textarea
        ref={promptField}
        value={prompt}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        rows={2}
        data-takes-files
        maxLength={PROMPT_LENGTH_MAX}
        aria-label={t`Prompt`}
        aria-keyshortcuts="/"
        placeholder={i18n._(PROMPT_PLACEHOLDERS[workflow])}
        className={cn(
          'field-sizing-content min-h-14 [@media(height<42rem)]:min-h-7 w-full resize-none bg-transparent px-1 text-base outline-none placeholder:text-muted-foreground',
          isTall ? 'min-h-[40dvh]' : 'max-h-50',
          'group-data-folded/composer:h-6 group-data-folded/composer:min-h-0 group-data-folded/composer:overflow-hidden',
        )}
      />
      {room < LITTLE_ROOM && (
        <p className="px-1 text-muted-foreground text-sm tabular-nums">
          <Plural value={room} one="# character left" other="# characters left" />
        </p>
      )}
      {pastedLink && <LinkOffer link={pastedLink} onDone={() => setPastedLink(null)} />}
      <span className="sr-only">
        <Trans>Press Ctrl+Enter or Cmd+Enter to generate.</Trans>
      </span>
    </div>
  )
}
