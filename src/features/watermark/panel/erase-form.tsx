import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { useLanguage } from '@/i18n/use-language'
import type { RunTerms } from '../job/use-removal'
import { EraseAction } from './erase-action'
import { PriceNote } from './erase-price'

interface EraseFormProps {
  offer: RemovalView['offer']
  /** It repeats the work of an earlier run: free, without using up a free run. */
  isRepeat?: boolean
  /** Whether the user has confirmed the right to edit this video. */
  hasRights: boolean
  onRights: (hasRights: boolean) => void
  /** Why nothing can be erased yet; the first problem only. */
  obstacle: string | null
  onObstacle: () => void
  onStart: (terms: RunTerms) => void
  isStarting: boolean
  /** The server's error. */
  failure: ReactNode
  /** Rendered between the statement of rights and the button. */
  children?: ReactNode
}

/** The statement of rights, the price, and the button that starts the run. */
export function EraseForm(props: EraseFormProps) {
  const {
    offer,
    isRepeat = false,
    hasRights,
    onRights,
    obstacle,
    onObstacle,
    onStart,
    isStarting,
  } = props
  const { t } = useLingui()
  const lang = useLanguage()
  const id = useId()
  const rights = useRef<HTMLInputElement>(null)
  const [keepsCredentials, setKeepsCredentials] = useState(true)
  const [heldUpBy, setHeldUpBy] = useState<string | null>(null)
  // A message disappears with its reason; the next one comes with the next press.
  const obstacleNow =
    obstacle ?? (hasRights ? null : t`Please confirm that you have the right to edit this video`)
  const problem = heldUpBy === obstacleNow ? obstacleNow : null
  const message = problem ?? props.failure

  function start() {
    setHeldUpBy(obstacleNow)
    if (obstacle) return onObstacle()
    if (!hasRights) return rights.current?.focus()
    onStart({
      rights: true,
      keep_credentials: keepsCredentials,
      credits_max: offer.is_free ? 0 : offer.credits,
    })
  }

  return (
    <div className={cn('flex flex-col gap-3', IN_SIGHT)}>
      <Check
        ref={rights}
        isChecked={hasRights}
        onChange={onRights}
        isRequired
        describedBy={`${id}-problem`}
      >
        <Trans>I have the right to edit this video</Trans>
      </Check>
      {props.children}
      <EraseAction
        offer={offer}
        onStart={start}
        isStarting={isStarting}
        describedBy={`${id}-price`}
      />
      <p id={`${id}-price`} className="text-center text-muted-foreground text-sm">
        {isRepeat ? <Trans>This second pass is free.</Trans> : <PriceNote offer={offer} />}
      </p>
      <div id={`${id}-problem`} aria-live="assertive">
        {message && (
          <p className="flex items-start gap-1.5 text-destructive text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {message}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-1 border-t pt-3 text-muted-foreground">
        <Check isChecked={keepsCredentials} onChange={setKeepsCredentials}>
          <Trans>Keep Content Credentials if the video has them</Trans>
        </Check>
        <Link
          to="/$lang/terms"
          params={{ lang }}
          className="inline-flex min-h-8 items-center self-start text-sm underline underline-offset-4 hover:text-foreground pointer-coarse:min-h-11"
        >
          <Trans>What you can and can’t edit</Trans>
        </Link>
      </div>
    </div>
  )
}

/**
 * Beside the film, the button stays above the lower edge of the window, however many areas there are; text
 * that is read once does not.
 */
const IN_SIGHT =
  'min-[50rem]:-mx-4 min-[50rem]:-mb-4 min-[50rem]:rounded-b-xl min-[50rem]:border-t min-[50rem]:bg-card min-[50rem]:p-4 [@media(height>=40rem)]:min-[50rem]:sticky min-[50rem]:-bottom-28'

interface CheckProps {
  ref?: Ref<HTMLInputElement>
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isRequired?: boolean
  describedBy?: string
  children: ReactNode
}

function Check({ ref, isChecked, onChange, isRequired, describedBy, children }: CheckProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-start gap-3 py-1 text-sm pointer-coarse:min-h-11 pointer-coarse:py-2.5">
      <input
        ref={ref}
        type="checkbox"
        checked={isChecked}
        required={isRequired}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-primary"
      />
      <span>{children}</span>
    </label>
  )
}
