import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { startUpload } from '@/api/upload-client'
import { uploadFromLinkFn } from '@/api/uploads.functions'
import { showLogin } from '@/browser/login-events'
import { notify } from '@/browser/notifications'
import { useIdleFetch } from '@/browser/use-idle-fetch'
import { isAppError } from '@/contract/app-error'
import type { UploadView } from '@/contract/endpoints/uploads'
import type { WorkflowType } from '@/contract/generation'
import type { MediaKind } from '@/contract/media-kind'
import type { ReferenceItem, ReferenceRole } from '../composer/draft'
import type { DraftAction } from '../composer/drafts-reducer'
import type { FilePlanFacts, PlannedFile } from './plan-files'

interface ReferencesInput extends Omit<FilePlanFacts, 'role'> {
  isSignedIn: boolean
  dispatch: (action: DraftAction) => void
  /** Files led to another mode: show it. */
  onWorkflow: (workflow: WorkflowType) => void
  /** How files and links reach the server. */
  calls?: UploadCalls
}

export interface UploadCalls {
  sendFile: typeof startUpload
  fetchLink: (url: string) => Promise<UploadView>
}

const loadUploadFailure = () => import('./upload-failure')

const SERVER: UploadCalls = {
  sendFile: async (file, options) => {
    const { startUpload } = await import('@/api/upload-client')
    return startUpload(file, options)
  },
  fetchLink: (url) => uploadFromLinkFn({ data: { url } }),
}

export interface ReferenceActions {
  addFiles: (files: readonly File[], role?: ReferenceRole) => Promise<void>
  addLink: (url: string, role: ReferenceRole, kind: MediaKind) => void
  retry: (item: ReferenceItem) => void
  remove: (item: ReferenceItem) => void
}

/** Brings pictures and videos from this device or a link into the tray, and keeps the tray informed. */
export function useReferences(input: ReferencesInput) {
  const { isSignedIn, dispatch, onWorkflow, calls = SERVER, ...facts } = input
  const { i18n, t } = useLingui()
  useIdleFetch(loadUploadFailure, isSignedIn)
  /** How each item is sent, for another try, and how its sending is stopped. */
  const sendings = useRef(new Map<string, { send: () => void; abort: () => void }>())

  const update = (id: string, change: Partial<ReferenceItem>) =>
    dispatch({ type: 'update', id, change })
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

  function sendFile(id: string, file: File) {
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
  }

  function sendLink(id: string, url: string) {
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
  }

  function mayAdd(): boolean {
    if (isSignedIn) return true
    notify('info', t`Please login first to proceed with this operation`)
    showLogin()
    return false
  }

  return {
    async addFiles(files, role) {
      if (!mayAdd()) return
      const { planFiles, fileProblemSentence } = await import('./file-rules')
      const plan = planFiles(files, { ...facts, role })
      for (const problem of plan.problems) notify('warning', fileProblemSentence(i18n, problem))
      if (plan.files.length === 0) return
      const items = plan.files.map((planned) => ({
        item: newFileItem(planned),
        file: planned.file,
      }))
      dispatch({ type: 'add', workflow: plan.workflow, items: items.map(({ item }) => item) })
      for (const { item, file } of items) sendFile(item.id, file)
      if (plan.workflow !== facts.workflow) onWorkflow(plan.workflow)
    },
    addLink(url, role, kind) {
      if (!mayAdd()) return
      const item = newItem({ role, kind, name: url })
      dispatch({ type: 'add', workflow: facts.workflow, items: [item] })
      sendLink(item.id, url)
    },
    retry({ id }) {
      const sending = sendings.current.get(id)
      if (!sending) return
      update(id, { status: 'uploading', progress: 0, errorCode: null })
      sending.send()
    },
    remove({ id, thumbnailUrl }) {
      sendings.current.get(id)?.abort()
      sendings.current.delete(id)
      if (thumbnailUrl?.startsWith('blob:')) URL.revokeObjectURL(thumbnailUrl)
      dispatch({ type: 'remove', id })
    },
  } satisfies ReferenceActions
}

type NewItem = Pick<ReferenceItem, 'role' | 'kind' | 'name'> & { thumbnailUrl?: string }

const newItem = ({ thumbnailUrl, ...given }: NewItem): ReferenceItem => ({
  id: uuidv7(),
  status: 'uploading',
  progress: 0,
  source: null,
  thumbnailUrl: thumbnailUrl ?? null,
  errorCode: null,
  ...given,
})

const newFileItem = ({ file, kind, role }: PlannedFile): ReferenceItem =>
  newItem({
    role,
    kind,
    name: file.name,
    // A picture is seen at once; it is replaced by the server's own when that has arrived.
    thumbnailUrl: kind === 'image' ? URL.createObjectURL(file) : undefined,
  })
