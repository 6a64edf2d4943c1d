import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SegmentLinks } from '@/components/segment-links'
import { CapabilityList } from './capabilities/capability-list'
import { ActionLog } from './log/action-log'
import { ModelSwitches } from './models/model-switches'
import { ProviderList } from './providers/provider-list'
import type { AdminSearch } from './search'
import { TaskWatch } from './tasks/task-watch'

/** What an operator monitors and controls. */
export function AdminPage({ search: { show } }: { search: AdminSearch }) {
  const { t } = useLingui()
  const part = (name: AdminSearch['show'], content: ReactNode) => ({
    key: name ?? 'providers',
    search: name ? { show: name } : {},
    isCurrent: show === name,
    content,
  })
  return (
    <div className="mx-auto flex w-full max-w-300 grow flex-col gap-6 px-4 py-8 sm:px-6">
      <h1 className="text-xl">
        <Trans>Operator page</Trans>
      </h1>
      <div className="scroll-fade-x -mx-4 flex overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <SegmentLinks
          label={t`Parts of this page`}
          options={[
            part(undefined, <Trans>Providers</Trans>),
            part('models', <Trans>Models</Trans>),
            part('tools', <Trans>Tools</Trans>),
            part('tasks', <Trans>Tasks</Trans>),
            part('log', <Trans>Log</Trans>),
          ]}
        />
      </div>
      {show === undefined && <ProviderList />}
      {show === 'models' && <ModelSwitches />}
      {show === 'tools' && <CapabilityList />}
      {show === 'tasks' && <TaskWatch />}
      {show === 'log' && <ActionLog />}
    </div>
  )
}
