import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'

interface MessageScreenProps {
  /** A large short text, such as the status code. */
  mark: ReactNode
  title: ReactNode
  children: ReactNode
  /** Rendered before 'back home' and 'go back'. */
  action?: ReactNode
}

/** A screen with a message and ways out. */
export function MessageScreen({ mark, title, children, action }: MessageScreenProps) {
  const { history } = useRouter()
  return (
    <section className="mx-auto flex max-w-measure grow flex-col items-center justify-center gap-4 px-4 py-24 text-center">
      <p aria-hidden className="font-semibold text-3xl text-muted-foreground tabular-nums">
        {mark}
      </p>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted-foreground">{children}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {action}
        <Button asChild variant={action ? 'outline' : 'primary'}>
          <Link to="/$lang" params={{ lang: useLanguage() }}>
            <Trans>Back home</Trans>
          </Link>
        </Button>
        <Button variant="outline" onClick={() => history.back()}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </section>
  )
}
