import { v7 as uuidv7 } from 'uuid'
import type { Reuse } from '@/components/creations/reuse'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import type { WorkflowType } from '@/contract/generation'
import { WORKFLOWS } from '@/contract/generation'
import { VARIATIONS_MAX } from '@/contract/limits'
import {
  AUTO_MODEL,
  type Draft,
  type Drafts,
  EMPTY_DRAFTS,
  hasSource,
  type LikedOutput,
  type ReferenceItem,
  VIDEO_ROLES,
} from './composer/draft'
import { NO_CORRECTIONS } from './understanding/corrections'

export interface ReuseFacts {
  task: TaskView
  output: TaskOutput | null
  use: Reuse
  /** The current mode: a reference joins it if it takes one. */
  workflow: WorkflowType
  /** The mode for the use otherwise. */
  target: WorkflowType
  drafts: Drafts
}

/** The draft that continues with an earlier result, and its mode. */
export function reuseDraft(facts: ReuseFacts): { workflow: WorkflowType; draft: Draft } | null {
  const { task, output, use, target, drafts } = facts
  if (use === 'remix') return { workflow: target, draft: remix(task) }
  if (!output) return null
  if (use === 'words') return { workflow: target, draft: otherWords(task, output) }
  if (use === 'similar') return { workflow: target, draft: moreLike(task, output) }
  const workflow = use === 'reference' && takesMore(facts) ? facts.workflow : target
  const before = drafts[workflow]
  const item = referenceTo(task, output)
  const isJoining = use === 'reference'
  return {
    workflow,
    draft: {
      prompt: isJoining ? before.prompt : '',
      settings: { ...before.settings, aspectRatio: task.aspect_ratio, placement: null },
      references: isJoining ? joined(before.references, item) : [item],
      corrections: isJoining ? before.corrections : NO_CORRECTIONS,
      like: null,
    },
  }
}

/** Skips a picture that is already there. */
const joined = (present: ReferenceItem[], item: ReferenceItem) =>
  hasSource(present, item.source) ? present : [...present, item]

const takesMore = ({ workflow, output }: ReuseFacts) =>
  output?.kind === 'image' && WORKFLOWS[workflow].images

/** Sound is never a starting point. */
const seenKind = (kind: TaskOutput['kind']) => (kind === 'video' ? 'video' : 'image')

const referenceTo = ({ prompt }: TaskView, output: TaskOutput): ReferenceItem => ({
  id: uuidv7(),
  role: output.kind === 'video' ? 'video' : 'image',
  kind: seenKind(output.kind),
  name: prompt,
  status: 'ready',
  progress: 1,
  source: { output_id: output.output_id },
  thumbnailUrl: output.thumbnail_url,
  errorCode: null,
})

/** The same words in the same look, as several new variations. */
function moreLike(task: TaskView, output: TaskOutput): Draft {
  const draft = remix(task)
  return {
    ...draft,
    settings: { ...draft.settings, count: VARIATIONS_MAX },
    like: likeOf(output, 'look'),
  }
}

const likeOf = ({ output_id, thumbnail_url }: TaskOutput, keeps: LikedOutput['keeps']) => ({
  outputId: output_id,
  thumbnailUrl: thumbnail_url,
  keeps,
})

/** The same picture with editable words: the engine sets them, whichever model made the picture. */
function otherWords(task: TaskView, output: TaskOutput): Draft {
  const draft = remix(task)
  return {
    ...draft,
    references: [],
    settings: { ...draft.settings, model: AUTO_MODEL, count: 1, seed: task.seed },
    like: likeOf(output, 'picture'),
  }
}

/** Prompt, references and settings of a task, but a new seed: a remix varies. */
function remix(task: TaskView): Draft {
  const { settings } = EMPTY_DRAFTS[task.workflow_type]
  return {
    prompt: task.prompt,
    settings: {
      ...settings,
      model: task.model,
      aspectRatio: task.aspect_ratio,
      resolution: task.resolution,
      durationSeconds: task.duration ?? settings.durationSeconds,
      generateAudio: task.generate_audio,
      watermark: task.watermark,
      count: task.count,
      useBrand: task.uses_brand,
      exactWords: task.exact_words || settings.exactWords,
    },
    corrections: { values: task.corrections ?? {}, over: null },
    like: null,
    references: task.references.map((reference) => ({
      id: uuidv7(),
      role: roleOf(task, reference),
      kind: seenKind(reference.kind),
      name: '',
      status: 'ready',
      progress: 1,
      source: { output_id: reference.file_id },
      thumbnailUrl: reference.thumbnail_url,
      errorCode: null,
    })),
  }
}

/** The videos of a task are listed in the order they were joined. */
function roleOf({ references }: TaskView, reference: TaskView['references'][number]) {
  if (reference.role !== 'video') return reference.role
  const place = references.filter(({ role }) => role === 'video').indexOf(reference)
  return VIDEO_ROLES[place] ?? 'video'
}
