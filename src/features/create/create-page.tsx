import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WorkflowType } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'
import { ComposerProvider } from './composer/composer-context'
import { DockedComposer } from './composer/docked-composer'
import { useAccount } from './composer/use-account'
import { useComposerState } from './composer/use-composer'
import { useDrafts } from './composer/use-drafts'
import { Creations } from './creations'
import { ModelNotice } from './model/model-notice'
import { DropOverlay } from './references/drop-overlay'
import { usePageFiles } from './references/use-page-files'
import { LeaveGuard } from './running/leave-guard'
import { TaskAnnouncer } from './running/task-announcer'
import { useTitleCount } from './running/use-title-count'
import type { CreateSearch } from './search'
import { useCreations } from './use-creations'
import { useSearchWishes } from './use-search-wishes'
import { useSlashKey } from './use-slash-key'
import { Hero } from './welcome/hero'
import { Welcome } from './welcome/welcome'
import { WorkflowTabs } from './workflow-tabs'
import { type CreatePageProfile, chooseTab } from './workflows'

interface CreatePageProps {
  profile: CreatePageProfile
  search: CreateSearch
}

/** Where everything is made: modes, composer, and what was made before (R2.10, R2.17). */
export function CreatePage({ profile, search }: CreatePageProps) {
  const language = useLanguage()
  const navigate = useNavigate()
  const account = useAccount()
  const tabs = profile.tabs(language)
  const workflow = chooseTab(profile, language, search.tab)
  const [drafts, dispatch] = useDrafts(profile, account.userId)
  const tasks = useCreations(account.isSignedIn)
  const isEmpty = tasks.length === 0

  const showTab = (tab: WorkflowType) =>
    void navigate({ to: '.', search: { tab }, resetScroll: false })
  const composer = useComposerState({
    profile,
    tabs,
    workflow,
    onWorkflow: showTab,
    drafts,
    dispatch,
    account,
    lastPrompt: tasks.find(({ prompt }) => prompt !== '')?.prompt,
    onCreated: () => scrollTo({ top: 0, behavior: 'smooth' }),
  })
  const focusPrompt = () => composer.promptField.current?.focus()
  useSearchWishes({ search, workflow, drafts, dispatch, onFilled: focusPrompt })
  useSlashKey(composer.promptField)
  useTitleCount(account.runningCount)
  const isDragging = usePageFiles((files) => composer.references.addFiles(files))
  const isUploading = Object.values(drafts).some(({ references }) =>
    references.some(({ status }) => status === 'uploading'),
  )

  const inComposer = (part: ReactNode) => (
    <ComposerProvider value={composer}>{part}</ComposerProvider>
  )
  // The feed stays outside: what it shows does not change with every letter typed.
  return (
    <>
      <div className="mx-auto flex w-full max-w-page grow flex-col px-4 sm:px-6">
        <WorkflowTabs profile={profile} workflow={workflow} />
        {inComposer(<ModelNotice />)}
        {isEmpty ? (
          <Hero profile={profile} />
        ) : (
          <h1 className="sr-only">
            <Trans>Create an ad</Trans>
          </h1>
        )}
        <Creations tasks={tasks} selectedId={search.item}>
          {inComposer(<DockedComposer />)}
        </Creations>
        {isEmpty && inComposer(<Welcome />)}
      </div>
      <TaskAnnouncer tasks={tasks} />
      <LeaveGuard isGenerating={account.isAtLimit} isUploading={isUploading} />
      {isDragging && inComposer(<DropOverlay />)}
    </>
  )
}
