import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, taskQuery, writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { downloadAddress } from '@/components/creations/download-address'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { Button } from '@/components/ui/button'
import { isFinished } from '@/contract/generation'
import type { LayerDocument } from '@/contract/layers'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'

interface SaveBarProps {
  /** The picture that was opened. */
  fileId: string
  /** What it is called in the history. */
  name: string
  before: LayerDocument
  after: LayerDocument
  isChanged: boolean
  onSaved: (document: LayerDocument) => void
}

/** A new version of the picture: what it costs, and where it is. */
export function SaveBar({ fileId, name, before, after, isChanged, onSaved }: SaveBarProps) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const [taskId, setTaskId] = useState<string | null>(null)
  const { credits } = useToolPrice('layers', { resolution: '1k' })
  const { data: balance } = useQuery(balanceQuery())
  const save = useMutation({
    mutationFn: (document: LayerDocument) =>
      createTaskFn({
        data: {
          workflow_type: 'layers',
          prompt: name,
          watermark: false,
          layers: { of: fileId, before, after: document },
        },
      }),
    onSuccess(task, document) {
      writeTask(client, task)
      setTaskId(task.task_id)
      onSaved(document)
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
  const missing = balance && credits !== null ? credits - balance.balance : 0
  return (
    <div className="flex grow flex-wrap items-center justify-end gap-2">
      {taskId && <Saved key={taskId} taskId={taskId} />}
      {missing > 0 && <Recharge missing={missing} />}
      <Button
        loading={save.isPending}
        disabled={!isChanged || missing > 0}
        onClick={() => save.mutate(after)}
      >
        <span className="tabular-nums">
          <Trans>Save new version</Trans>
          {credits !== null && (
            <>
              {' · '}
              <Plural value={credits} one="# credit" other="# credits" />
            </>
          )}
        </span>
      </Button>
    </div>
  )
}

function Recharge({ missing }: { missing: number }) {
  const lang = useLanguage()
  return (
    <Link
      to="/$lang/recharge"
      params={{ lang }}
      search={{ need: missing }}
      className="text-link text-sm underline"
    >
      <Trans>Not enough credits · add {missing}</Trans>
    </Link>
  )
}

function Saved({ taskId }: { taskId: string }) {
  const lang = useLanguage()
  const client = useQueryClient()
  const { data: task } = useQuery({
    ...taskQuery(taskId, { isPolling: true }),
    initialData: () => client.getQueryData(taskQuery(taskId).queryKey),
    queryKey: taskKeys.detail(taskId),
  })
  if (!task) return null
  const [output] = task.outputs
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-2 text-sm">
      {!isFinished(task.status) && <Trans>Saving…</Trans>}
      {isFinished(task.status) && !output && (
        <p className="text-destructive">
          <Trans>The new version couldn’t be made. You were not charged.</Trans>
        </p>
      )}
      {output && (
        <>
          <Trans>Saved as a new version</Trans>
          <Button asChild variant="secondary" size="sm">
            <a href={downloadAddress(output.url)} download>
              <Download />
              <Trans>Download</Trans>
            </a>
          </Button>
          <Link to="/$lang/history" params={{ lang }} className="text-link underline">
            <Trans>Show in history</Trans>
          </Link>
        </>
      )}
    </div>
  )
}
