import type { WorkflowType } from '@/contract/generation'
import { WORKFLOWS } from '@/contract/generation'
import { FILES_PER_UPLOAD_MAX, IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from '@/contract/limits'
import type { SeenKind } from '@/contract/media-kind'
import { mediaKindOf } from '@/contract/media-links'
import { type Draft, isVideoRole, type ReferenceRole, referencesOf } from '../composer/draft'
import { workflowForFile } from '../workflows'

/** Why some of the chosen files are not accepted; each reason has a sentence. */
export type FileProblem =
  | { reason: 'too_many_files'; limit: number }
  | { reason: 'too_many_images'; limit: number }
  | { reason: 'first_video_only' }
  | { reason: 'not_a_medium'; name: string }
  | { reason: 'too_large'; name: string; maxBytes: number }
  | { reason: 'no_mode_for'; kind: SeenKind }

export interface PlannedFile {
  file: File
  kind: SeenKind
  role: ReferenceRole
}

export interface FilePlan {
  /** The mode that takes the files; another one if the current mode takes none. */
  workflow: WorkflowType
  files: PlannedFile[]
  problems: FileProblem[]
}

export interface FilePlanFacts {
  workflow: WorkflowType
  tabs: readonly WorkflowType[]
  draftOf: (workflow: WorkflowType) => Draft
  imageLimit: number
  /** Target slot; absent, the mode decides. */
  role?: ReferenceRole
}

/** Decides which of the chosen files go where, and why others are refused. */
export function planFiles(chosen: readonly File[], facts: FilePlanFacts): FilePlan {
  const { usable, problems } = sortOut(chosen)
  const kind = usable[0]?.kind
  if (!kind) return { workflow: facts.workflow, files: [], problems }
  const isExtra = kind === 'image' && facts.role === 'image'
  const workflow =
    isExtra && WORKFLOWS[facts.workflow].extraImages
      ? facts.workflow
      : workflowForFile(facts.workflow, kind, facts.tabs)
  if (!workflow) {
    return {
      workflow: facts.workflow,
      files: [],
      problems: [...problems, { reason: 'no_mode_for', kind }],
    }
  }
  const fitting = usable.filter((file) => file.kind === kind).map(({ file }) => file)
  const draft = facts.draftOf(workflow)
  const place =
    kind === 'video'
      ? placeVideo(fitting, facts.role)
      : placeImages(fitting, workflow, draft, facts)
  return { workflow, files: place.files, problems: [...problems, ...place.problems] }
}

interface Placement {
  files: PlannedFile[]
  problems: FileProblem[]
}

function sortOut(chosen: readonly File[]) {
  const problems: FileProblem[] = []
  if (chosen.length > FILES_PER_UPLOAD_MAX) {
    problems.push({ reason: 'too_many_files', limit: FILES_PER_UPLOAD_MAX })
  }
  const usable = chosen.slice(0, FILES_PER_UPLOAD_MAX).flatMap((file) => {
    const kind = kindOf(file)
    if (!kind) problems.push({ reason: 'not_a_medium', name: file.name })
    const maxBytes = kind === 'image' ? IMAGE_MAX_BYTES : UPLOAD_MAX_BYTES
    const isTooLarge = file.size > maxBytes
    if (kind && isTooLarge) problems.push({ reason: 'too_large', name: file.name, maxBytes })
    return kind && !isTooLarge ? [{ file, kind }] : []
  })
  return { usable, problems }
}

function kindOf({ type, name }: File): SeenKind | null {
  const [kind] = type.split('/')
  if (kind === 'image' || kind === 'video') return kind
  return type === '' ? mediaKindOf(name) : null
}

/** Places a video in the target slot, or else as the video to edit. */
function placeVideo(files: readonly File[], aimed: ReferenceRole | undefined): Placement {
  const role = isVideoRole(aimed) ? aimed : 'video'
  return {
    files: files.slice(0, 1).map((file) => ({ file, kind: 'video', role })),
    problems: files.length > 1 ? [{ reason: 'first_video_only' }] : [],
  }
}

function placeImages(
  files: readonly File[],
  workflow: WorkflowType,
  draft: Draft,
  { imageLimit, role }: FilePlanFacts,
): Placement {
  const roles = freeRoles(workflow, draft, { imageLimit, role })
  const limit = WORKFLOWS[workflow].frames ? 2 : imageLimit
  return {
    files: files.slice(0, roles.length).map((file, index) => ({
      file,
      kind: 'image',
      role: roles[index] ?? 'image',
    })),
    problems: files.length > roles.length ? [{ reason: 'too_many_images', limit }] : [],
  }
}

/** The roles free for further pictures, in order. */
function freeRoles(
  workflow: WorkflowType,
  draft: Draft,
  { imageLimit, role }: Pick<FilePlanFacts, 'imageLimit' | 'role'>,
): ReferenceRole[] {
  if (WORKFLOWS[workflow].frames) return frameRoles(draft, role)
  return Array(Math.max(0, imageLimit - referencesOf(draft, 'image').length)).fill('image')
}

/** Where a picture already on the server goes; null when there is no room for it. */
export function planPicture(
  facts: FilePlanFacts,
): { workflow: WorkflowType; role: ReferenceRole } | null {
  const workflow = workflowForFile(facts.workflow, 'image', facts.tabs)
  if (!workflow) return null
  const [role] = freeRoles(workflow, facts.draftOf(workflow), facts)
  return role ? { workflow, role } : null
}

/** The target slot, or else the empty ones, or else the end frame, replacing it. */
function frameRoles(draft: Draft, aimed: ReferenceRole | undefined): ReferenceRole[] {
  const both: ReferenceRole[] = ['start_frame', 'end_frame']
  if (aimed) return [aimed]
  const empty = both.filter((role) => referencesOf(draft, role).length === 0)
  return empty.length > 0 ? empty : ['end_frame']
}
