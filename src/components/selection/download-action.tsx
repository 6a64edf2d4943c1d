import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { archiveResultsFn } from '@/api/gallery.functions'
import { notify } from '@/browser/notifications'
import { startDownload } from '@/browser/start-download'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { BarAction } from './bar-action'
import type { SelectItem } from './select-item'

/** Requests an address that serves several files as one archive. */
export type SendArchive = (ids: string[]) => Promise<{ url: string; file_count: number }>

const archiveResults: SendArchive = (output_ids) => archiveResultsFn({ data: { output_ids } })

interface DownloadActionProps {
  selected: readonly SelectItem[]
  archive?: SendArchive
}

/** Downloads the selected results: a single one as is, several as an archive. */
export function DownloadAction({ selected, archive = archiveResults }: DownloadActionProps) {
  const { t } = useLingui()
  const onError = useTellFailure()
  const files = selected.flatMap(({ id, downloadUrl }) =>
    downloadUrl ? [{ id, downloadUrl }] : [],
  )
  const download = useMutation({
    mutationFn: async () => {
      const [first] = files
      if (first && files.length === 1) return startDownload(first.downloadUrl)
      const wanted = files.length
      const { url, file_count } = await archive(files.map(({ id }) => id))
      startDownload(url)
      const missing = wanted - file_count
      if (missing > 0) {
        notify(
          'warning',
          t`${plural(missing, {
            one: '# file no longer exists and was skipped.',
            other: '# files no longer exist and were skipped.',
          })}`,
        )
      }
    },
    onError,
  })
  return (
    <BarAction
      icon={Download}
      name={<Trans>Download</Trans>}
      isOff={files.length === 0}
      isBusy={download.isPending}
      onClick={() => download.mutate()}
    />
  )
}
