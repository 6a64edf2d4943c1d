import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentLinks } from '@/components/segment-links'
import { ActionLog } from './log/action-log'
import { ModelSwitches } from './models/model-switches'
import type { AdminSearch } from './search'

/** What an operator watches and switches. */
export function AdminPage({ search: { show } }: { search: AdminSearch }) {
  const { t } = useLingui()
  return (
    <div className="mx-auto flex w-full max-w-300 grow flex-col gap-6 px-4 py-8 sm:px-6">
      <h1 className="text-xl">
        <Trans>Operator page</Trans>
      </h1>
      <div className="scroll-fade-x -mx-4 flex overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <SegmentLinks
          label={t`Parts of this page`}
          options={[
            {
              key: 'models',
              search: {},
              isCurrent: show === undefined,
              content: <Trans>Models</Trans>,
            },
            {
              key: 'log',
              search: { show: 'log' },
              isCurrent: show === 'log',
              content: <Trans>Log</Trans>,
            },
          ]}
        />
      </div>
      {show === 'log' ? <ActionLog /> : <ModelSwitches />}
    </div>
  )
}
