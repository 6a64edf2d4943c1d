import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ComponentType, ReactNode, Ref } from 'react'
import { Button } from '@/components/ui/button'
import { hasWayBack, type LoginStep, registrationProgress } from './login-steps'

/** The heading of a page or the title of a dialog. */
export type PanelHeading = ComponentType<{
  ref: Ref<HTMLHeadingElement>
  tabIndex: number
  className: string
  children: ReactNode
}>

interface PanelHeaderProps {
  step: LoginStep
  Heading: PanelHeading
  headingRef: Ref<HTMLHeadingElement>
  closeButton: ReactNode
  onBack: () => void
}

/** Title, progress of the registration, back button and close button. */
export function PanelHeader({ step, Heading, headingRef, closeButton, onBack }: PanelHeaderProps) {
  const { t } = useLingui()
  const { title, lead } = useWords(step)
  return (
    <header className="px-5 pt-5 sm:px-8 sm:pt-6">
      <div className="flex items-start gap-1">
        {hasWayBack(step) && (
          <Button
            variant="ghost"
            size="icon"
            className="-ml-3 size-11"
            aria-label={t`Back`}
            onClick={onBack}
          >
            <ArrowLeft className="size-5" />
          </Button>
        )}
        <Heading
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 grow pt-1.5 pr-0 font-semibold text-xl outline-none"
        >
          {title}
        </Heading>
        <div className="-mr-3 flex">{closeButton}</div>
      </div>
      {lead && <p className="mt-1 text-muted-foreground text-sm tabular-nums">{lead}</p>}
    </header>
  )
}

function useWords(step: LoginStep): { title: string; lead?: string } {
  const { t } = useLingui()
  const { current, total } = registrationProgress(step) ?? {}
  const progress = current ? t`Step ${current} of ${total}` : undefined
  switch (step) {
    case 'login':
      return { title: t`Sign in`, lead: t`Welcome back. Your ads are where you left them.` }
    case 'request-code':
      return { title: t`Create your account`, lead: `${progress} · ${t`No credit card needed`}` }
    case 'fill-code':
      return { title: t`Check your email`, lead: progress }
    case 'set-password':
      return { title: t`Choose a password`, lead: progress }
    case 'second-factor':
      return { title: t`Two-step sign-in` }
    case 'reset-password':
      return { title: t`Reset your password` }
  }
}
