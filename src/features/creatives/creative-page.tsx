import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, FileX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { creativeQuery } from '@/api/creative-page.queries'
import { UndoBar } from '@/components/selection/undo-bar'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isAppError } from '@/contract/app-error'
import type { Creative } from '@/contract/endpoints/creatives'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { CreativeDesk } from './creative-desk'
import { useCreativeDeletion } from './use-creative-deletion'

/** One creative: how it was made, its actions, and its comments. */
export function CreativePage({ creativeId }: { creativeId: string }) {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-4 px-4 pt-6 pb-16 sm:px-6">
      <Link
        to="/$lang/creative-records"
        params={{ lang: useLanguage() }}
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: '-ml-3 self-start' })}
      >
        <ArrowLeft aria-hidden />
        <Trans>Creatives</Trans>
      </Link>
      {user ? (
        <Content creativeId={creativeId} />
      ) : (
        <>
          <h1 className="sr-only">
            <Trans>Creative</Trans>
          </h1>
          <SignInFirst />
        </>
      )}
    </div>
  )
}

function Content({ creativeId }: { creativeId: string }) {
  const { i18n } = useLingui()
  const { data: creative, error, refetch, isFetching } = useQuery(creativeQuery(creativeId))
  if (isAppError(error) && error.code === 'not_found') {
    return <EmptyState icon={FileX} title={errorMessage(i18n, error)} />
  }
  if (creative) return <Deletable creative={creative} />
  if (!error) return <Skeleton className="h-96 w-full" />
  return (
    <ErrorState
      message={errorMessage(i18n, error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

/** The creative until it is deleted, then undo; afterwards it navigates to the list. */
function Deletable({ creative }: { creative: Creative }) {
  const lang = useLanguage()
  const navigate = useNavigate()
  const deletion = useCreativeDeletion([creative])
  const isHidden = deletion.hidden.has(creative.output_id)
  const isGone = isHidden && deletion.undoable === 0
  const hasLeft = useRef(false)
  useEffect(() => {
    if (!isGone || hasLeft.current) return
    hasLeft.current = true
    void navigate({ to: '/$lang/creative-records', params: { lang }, replace: true })
  }, [isGone, lang, navigate])
  return (
    <>
      {isHidden ? (
        <EmptyState icon={FileX} title={<Trans>Creative deleted</Trans>} />
      ) : (
        <CreativeDesk
          creative={creative}
          onDelete={() => deletion.delete([{ id: creative.output_id, kind: 'output' }])}
        />
      )}
      <UndoBar deletion={deletion} isRaised={false} />
    </>
  )
}
