import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { WORKFLOW_LABELS } from '@/components/labels/workflow-labels'
import { LazyMenu } from '@/components/lazy-menu'
import { cn } from '@/components/ui/class-names'
import type { WorkflowType } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'
import type { CreatePageProfile } from './workflows'

const loadMenu = () => import('./modes/mode-menu')

interface WorkflowTabsProps {
  profile: CreatePageProfile
  workflow: WorkflowType
}

/** The modes of the page as links: each has an address, and works without script and in a new tab. */
export function WorkflowTabs({ profile, workflow }: WorkflowTabsProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const further = profile.furtherModes(language)
  const isFurther = further.includes(workflow)
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    // A tab, or the menu entry with the name of a further mode.
    const current = workflow && strip.current?.querySelector('[aria-current=page]')
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [workflow])
  return (
    <nav
      ref={strip}
      aria-label={t`Modes`}
      className="scroll-fade-x -mx-4 flex min-h-12 min-w-0 items-stretch overflow-x-auto px-2 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {profile.tabs(language).map((type) => {
        const isCurrent = type === workflow
        return (
          <Link
            key={type}
            to="."
            search={{ tab: type }}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isCurrent ? 'page' : undefined}
            className={TAB}
          >
            {i18n._(WORKFLOW_LABELS[type])}
          </Link>
        )
      })}
      {further.length > 0 && (
        <LazyMenu
          load={loadMenu}
          menuProps={{ modes: further, workflow }}
          variant="ghost"
          aria-current={isFurther ? 'page' : undefined}
          className={cn(TAB, 'h-auto rounded-none hover:bg-transparent')}
        >
          {isFurther ? i18n._(WORKFLOW_LABELS[workflow]) : t({ message: 'More', context: 'modes' })}
          <ChevronDown aria-hidden />
        </LazyMenu>
      )}
    </nav>
  )
}

const TAB =
  'relative flex shrink-0 items-center px-3 font-medium text-muted-foreground text-sm whitespace-nowrap transition-colors -outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:after:bg-primary forced-colors:aria-[current=page]:after:bg-[Highlight]'
