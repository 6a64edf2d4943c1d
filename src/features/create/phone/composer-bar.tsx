import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowUp } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { showLogin } from '@/browser/login-events'
import { PROMPT_PLACEHOLDERS } from '@/components/labels/workflow-labels'
import { cn } from '@/components/ui/class-names'
import { blockerSentence } from '../composer/blocker-sentence'
import { useComposer } from '../composer/composer-context'
import { useGenerateBlocker } from '../composer/use-generate-blocker'
import { useWords } from '../composer/use-words'
import { ReferenceThumb } from '../references/reference-thumb'

const ComposerSheet = lazy(() => import('./composer-sheet'))

const THUMBS_MAX = 3

/** The composer on a phone: one line that a tap opens; Generate stays within reach. */
export function ComposerBar({ className }: { className?: string }) {
  const { t, i18n } = useLingui()
  const { draft, credits, generate, isSheetOpen, setSheetOpen } = useComposer()
  const blocker = useGenerateBlocker()

  function press() {
    if (blocker?.reason === 'signed_out') showLogin()
    else if (blocker) setSheetOpen(true)
    else generate()
  }

  return (
    <div className={className}>
      <p
        aria-live="polite"
        className="text-balance px-3 pb-2 text-center text-muted-foreground text-sm empty:pb-0"
      >
        {blocker?.reason === 'offline' && blockerSentence(i18n, blocker)}
      </p>
      <div className="flex min-h-14 items-center gap-2 rounded-full border border-input bg-card p-1.5 pl-3 shadow-popover">
        <button
          type="button"
          onClick={() => setSheetOpen(true)}
          aria-haspopup="dialog"
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-full text-left"
        >
          <span className="flex -space-x-3">
            {draft.references.slice(0, THUMBS_MAX).map((item) => (
              <ReferenceThumb key={item.id} item={item} className="size-8 border" />
            ))}
          </span>
          <Words />
        </button>
        <button
          type="button"
          onClick={press}
          className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full bg-primary px-4 font-medium text-primary-foreground text-sm tabular-nums"
        >
          {blocker?.reason === 'signed_out' ? (
            <>
              <Trans>Sign in</Trans>
              {credits !== null && ' · '}
            </>
          ) : (
            <>
              <ArrowUp className="size-4" aria-hidden />
              <span className="sr-only">{t`Generate`} · </span>
            </>
          )}
          {credits !== null && <Plural value={credits} one="# cr" other="# cr" />}
        </button>
      </div>
      {isSheetOpen && (
        <Suspense>
          <ComposerSheet onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Words() {
  const { i18n } = useLingui()
  const { workflow } = useComposer()
  const prompt = useWords((words) => words)
  return (
    <span className={cn('truncate text-base', !prompt && 'text-muted-foreground')}>
      {prompt || i18n._(PROMPT_PLACEHOLDERS[workflow])}
    </span>
  )
}
