import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addSeenAdFn, seenAdKeys } from '@/api/seen-ads.functions'
import { notify } from '@/browser/notifications'
import { errorMessage } from '@/i18n/error-messages'

type Source = Parameters<typeof addSeenAdFn>[0]['data']['source']

export interface Collecting {
  /** What is being added. */
  busy: 'link' | 'file' | null
  error: string | null
  /** @returns whether the ad is on the board now */
  addLink: (url: string) => Promise<boolean>
  addFiles: (files: readonly File[]) => Promise<void>
}

/** Maximum number of files at once, in case a folder is dropped by mistake. */
const FILES_MAX = 10

/** Adds ads to the board; a single one is opened, so that notes can be added. */
export function useCollecting(onOpen: (adId: string) => void): Collecting {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const [busy, setBusy] = useState<Collecting['busy']>(null)
  const [error, setError] = useState<string | null>(null)

  async function add(source: Source, isAlone: boolean) {
    const { ad, is_known } = await addSeenAdFn({ data: { source } })
    await client.invalidateQueries({ queryKey: seenAdKeys.all })
    if (is_known) notify('info', t`This ad is already on your board.`)
    if (isAlone) onOpen(ad.ad_id)
  }
  async function watched(kind: 'link' | 'file', work: () => Promise<void>): Promise<boolean> {
    setBusy(kind)
    setError(null)
    try {
      await work()
      return true
    } catch (failure) {
      setError(errorMessage(i18n, failure))
      return false
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    error,
    addLink: (url) => watched('link', () => add({ url }, true)),
    async addFiles(files) {
      if (files.length === 0 || busy) return
      await watched('file', async () => {
        const { startUpload } = await import('@/api/upload-client')
        for (const file of files.slice(0, FILES_MAX)) {
          const { upload_id } = await startUpload(file)
          await add({ upload_id }, files.length === 1)
        }
      })
    },
  }
}
