import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Keyboard } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { modelsQuery } from '@/api/models.functions'
import { usePageFiles } from '@/components/files/use-page-files'
import { Button } from '@/components/ui/button'
import type { WorkflowType } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'
import { beginnings } from './composer/beginnings'
import { ComposerProvider } from './composer/composer-context'
import { DockedComposer } from './composer/docked-composer'
import { useAccount } from './composer/use-account'
import { useCarriedWords } from './composer/use-carried-words'
import { useComposerState } from './composer/use-composer'
import { useDrafts } from './composer/use-drafts'
import { Creations } from './creations'
import type { FirstSight } from './load-create-page'
import { DropOverlay } from './references/drop-overlay'
import { CreationGuard } from './running/creation-guard'
import { withSentTask } from './running/sent-task'
import { TaskAnnouncer } from './running/task-announcer'
import { useTitleCount } from './running/use-title-count'
import type { PageSearch } from './search'
import { usePageKeys } from './shortcuts/use-page-keys'
import { useCreations } from './use-creations'
import { useSearchWishes } from './use-search-wishes'
import { Hero } from './welcome/hero'
import { Welcome } from './welcome/welcome'
import { WorkflowTabs } from './workflow-tabs'
import { type CreatePageProfile, chooseTab, modesOf } from './workflows'

const ShortcutList = lazy(() => import('./shortcuts/shortcut-list'))

interface CreatePageProps {
  profile: CreatePageProfile
  search: PageSearch
  firstSight: FirstSight
}

/** The create page: modes, composer and earlier creations. */
export function CreatePage({ profile, search, firstSight }: CreatePageProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const account = useAccount()
  const tabs = modesOf(profile, language)
  const workflow = chooseTab(profile, language, search.tab)
  const { data: offer } = useQuery(modelsQuery())
  const first = beginnings(account.defaults, offer?.models ?? [])
  const drafts = useDrafts(profile, account.userId, first)
  useCarriedWords(workflow, drafts)
  const tasks = useCreations(account.isSignedIn)
  const showTab = (tab: WorkflowType) =>
    void navigate({ to: '.', search: { tab }, resetScroll: false })
  const composer = useComposerState({
    profile,
    tabs,
    workflow,
    onWorkflow: showTab,
    drafts,
    account,
    lastPrompt: tasks.find(({ prompt }) => prompt !== '')?.prompt,
    onGenerate: () => scrollTo({ top: 0, behavior: 'smooth' }),
  })
  const { sent } = composer
  const shown = useMemo(() => withSentTask(tasks, sent), [tasks, sent])
  const isEmpty = shown.length === 0
  const focusPrompt = () => composer.promptField.current?.focus()
  useSearchWishes({ search, workflow, drafts, onFilled: focusPrompt })
  const [isHelpOpen, setHelpOpen] = useState(false)
  usePageKeys({ '/': focusPrompt, '?': () => setHelpOpen(true) })
  useTitleCount(account.runningCount)
  const isDragging = usePageFiles((files) => composer.references.addFiles(files))

  const inComposer = (part: ReactNode) => (
    <ComposerProvider value={composer}>{part}</ComposerProvider>
  )
  const welcome = inComposer(<Welcome firstSight={firstSight} />)
  // The feed stays outside, because it does not change with every letter typed.
  return (
    <>
      <div className="mx-auto flex w-full max-w-page grow flex-col px-4 sm:px-6">
        <div className="flex items-center justify-between gap-4">
          <WorkflowTabs profile={profile} workflow={workflow} />
          <Button
            variant="ghost"
            size="icon-sm"
            className="pointer-coarse:hidden"
            aria-label={t`Keyboard shortcuts`}
            onClick={() => setHelpOpen(true)}
          >
            <Keyboard />
          </Button>
        </div>
        {!isEmpty && (
          <h1 className="sr-only">
            <Trans>Create an ad</Trans>
          </h1>
        )}
        {!account.isSignedIn && inComposer(<Hero />)}
        <Creations
          tasks={shown}
          beginning={
            account.isSignedIn &&
            isEmpty && (
              <>
                {inComposer(<Hero />)}
                {welcome}
              </>
            )
          }
        >
          {inComposer(<DockedComposer isBelowFeed={account.isSignedIn} />)}
        </Creations>
        {!account.isSignedIn && welcome}
      </div>
      <TaskAnnouncer tasks={tasks} />
      <CreationGuard drafts={drafts} isGenerating={account.runningCount > 0 || composer.isNext} />
      {isDragging && inComposer(<DropOverlay />)}
      {isHelpOpen && (
        <Suspense>
          <ShortcutList onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
