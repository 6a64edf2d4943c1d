import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { startUpload } from '@/api/upload-client'
import { uploadFromLinkFn } from '@/api/uploads.functions'
import { notify } from '@/browser/notifications'
import { isAppError } from '@/contract/app-error'
import type { UploadView } from '@/contract/endpoints/uploads'
import type { ReferenceItem } from '../composer/draft'

/** The calls that bring files and links to the server. */
export interface UploadCalls {
  sendFile: typeof startUpload
  fetchLink: (url: string) => Promise<UploadView>
}

export const SERVER: UploadCalls = {
  sendFile: async (file, options) => {
    const { startUpload } = await import('@/api/upload-client')
    return startUpload(file, options)
  },
  fetchLink: (url) => uploadFromLinkFn({ data: { url } }),
}

/** Sends the files and links of items to the server and reports the progress to each item. */
export function useSendings(
  calls: UploadCalls,
  update: (id: string, change: Partial<ReferenceItem>) => void,
) {
  const { t } = useLingui()
  /** How to resend each item, and how to abort it. */
  const sendings = useRef(new Map<string, { send: () => void; abort: () => void }>())

  const arrive = (id: string, upload: UploadView) =>
    update(id, {
      status: 'ready',
      progress: 1,
      source: { upload_id: upload.upload_id },
      thumbnailUrl: upload.thumbnail_url,
      errorCode: null,
    })
  const fail = (id: string, error: unknown) =>
    update(id, { status: 'failed', errorCode: isAppError(error) ? error.code : 'network_error' })

  return {
    sendFile(id: string, file: File) {
      const send = () => {
        const abort = new AbortController()
        sendings.current.set(id, { send, abort: () => abort.abort() })
        const options = {
          signal: abort.signal,
          onProgress: (progress: number) => update(id, { progress }),
        }
        calls.sendFile(file, options).then(
          (upload) => arrive(id, upload),
          (error) => abort.signal.aborted || fail(id, error),
        )
      }
      send()
    },
    sendLink(id: string, url: string) {
      const send = () => {
        sendings.current.set(id, { send, abort: () => {} })
        calls.fetchLink(url).then(
          (upload) => arrive(id, upload),
          (error) => {
            fail(id, error)
            notify('error', t`Add failed`)
          },
        )
      }
      send()
    },
    sendAgain(id: string) {
      const sending = sendings.current.get(id)
      if (!sending) return
      update(id, { status: 'uploading', progress: 0, errorCode: null })
      sending.send()
    },
    stop(id: string) {
      sendings.current.get(id)?.abort()
      sendings.current.delete(id)
    },
  }
}
