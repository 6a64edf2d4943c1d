import { useLingui } from '@lingui/react/macro'
import { showLogin } from '@/browser/login-events'
import { notify } from '@/browser/notifications'
import { useIdleFetch } from '@/browser/use-idle-fetch'
import type { UploadView } from '@/contract/endpoints/uploads'
import type { WorkflowType } from '@/contract/generation'
import type { SeenKind } from '@/contract/media-kind'
import { hasSource, type ReferenceItem, type ReferenceRole, referencesOf } from '../composer/draft'
import type { DraftAction } from '../composer/drafts-reducer'
import { newEarlierReference, newFileReference, newReference } from './new-reference'
import type { FilePlanFacts } from './plan-files'
import { useAfterSignIn } from './use-after-sign-in'
import { SERVER, type UploadCalls, useSendings } from './use-sendings'

interface ReferencesInput extends Omit<FilePlanFacts, 'role'> {
  isSignedIn: boolean
  dispatch: (action: DraftAction) => void
  /** Called when files lead to another mode, to show it. */
  onWorkflow: (workflow: WorkflowType) => void
  calls?: UploadCalls
}

const loadUploadFailure = () => import('./upload-failure')

export interface ReferenceActions {
  addFiles: (files: readonly File[], role?: ReferenceRole) => Promise<void>
  addLink: (url: string, role: ReferenceRole, kind: SeenKind) => void
  /** Adds a picture stored on the server, such as one of a product. */
  addStored: (item: (role: ReferenceRole) => ReferenceItem) => Promise<void>
  /** Adds a picture uploaded earlier. */
  addEarlier: (upload: UploadView) => Promise<void>
  retry: (item: ReferenceItem) => void
  remove: (item: ReferenceItem) => void
}

/** What the user wants to add. */
type Wish =
  | { files: readonly File[]; role: ReferenceRole | undefined }
  | { url: string; role: ReferenceRole; kind: SeenKind }

/** Adds pictures and videos from this device or a link to the tray, and updates it on their progress. */
export function useReferences(input: ReferencesInput) {
  const { isSignedIn, dispatch, onWorkflow, calls = SERVER, ...facts } = input
  const { i18n, t } = useLingui()
  useIdleFetch(loadUploadFailure, isSignedIn)
  const { sendFile, sendLink, sendAgain, stop } = useSendings(calls, (id, change) =>
    dispatch({ type: 'update', id, change }),
  )

  const keepForLater = useAfterSignIn<Wish>(isSignedIn, (wish) =>
    'files' in wish ? addFiles(wish) : addLink(wish),
  )

  function mayAdd(wish: Wish): boolean {
    if (isSignedIn) return true
    keepForLater(wish)
    notify('info', t`Please login first to proceed with this operation`)
    showLogin()
    return false
  }

  /** Adds items to their mode, and shows it if it is another one. */
  function addTo(target: WorkflowType, items: ReferenceItem[]) {
    const { workflow } = facts
    if (target !== workflow) dispatch({ type: 'carry', from: workflow, to: target })
    dispatch({ type: 'add', workflow: target, items })
    if (target !== workflow) onWorkflow(target)
  }

  async function addFiles(wish: Extract<Wish, { files: unknown }>) {
    if (!mayAdd(wish)) return
    const { planFiles, fileProblemSentence } = await import('./file-rules')
    const plan = planFiles(wish.files, { ...facts, role: wish.role })
    for (const problem of plan.problems) notify('warning', fileProblemSentence(i18n, problem))
    if (plan.files.length === 0) return
    const items = plan.files.map((planned) => ({
      item: newFileReference(planned),
      file: planned.file,
    }))
    addTo(
      plan.workflow,
      items.map(({ item }) => item),
    )
    for (const { item, file } of items) sendFile(item.id, file)
  }

  function addLink(wish: Extract<Wish, { url: unknown }>) {
    if (!mayAdd(wish)) return
    const { url, role, kind } = wish
    const item = newReference({ role, kind, name: url })
    dispatch({ type: 'add', workflow: facts.workflow, items: [item] })
    sendLink(item.id, url)
  }

  async function addStored(itemFor: (role: ReferenceRole) => ReferenceItem) {
    const { planPicture, fileProblemSentence } = await import('./file-rules')
    const place = planPicture(facts)
    if (!place) {
      const problem = { reason: 'too_many_images', limit: facts.imageLimit } as const
      return notify('warning', fileProblemSentence(i18n, problem))
    }
    const item = itemFor(place.role)
    if (hasSource(referencesOf(facts.draftOf(place.workflow), 'image'), item.source)) {
      return notify('info', t`That image is already a reference`)
    }
    addTo(place.workflow, [item])
  }

  return {
    addFiles: (files, role) => addFiles({ files, role }),
    addStored,
    addEarlier: (upload) => addStored((role) => newEarlierReference(upload, role)),
    addLink: (url, role, kind) => addLink({ url, role, kind }),
    retry: ({ id }) => sendAgain(id),
    remove({ id, thumbnailUrl }) {
      stop(id)
      if (thumbnailUrl?.startsWith('blob:')) URL.revokeObjectURL(thumbnailUrl)
      dispatch({ type: 'remove', id })
    },
  } satisfies ReferenceActions
}
