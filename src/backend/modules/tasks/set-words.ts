import { WORKFLOWS } from '../../../contract/generation.ts'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { canLayOut } from '../../generation/model.ts'
import type { GenerationRequest, OutputFile } from '../../generation/provider.ts'
import { finishOutput, MARK_WORDS } from '../../generation/scenes.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import { findProvider } from './find-provider.ts'
import { followGeneration } from './follow-generation.ts'
import { generationRequest } from './generation-request.ts'
import { createPreviewKeeper } from './preview-keeper.ts'
import type { TaskRow } from './task-row.ts'
import { prepareWorkFolder, taskFolders } from './work-folder.ts'

/** Results as their owner gets them. */
export interface Worded {
  outputs: OutputFile[]
  /** The model's pictures before words were set over them. */
  clean: OutputFile[]
  /** Whether they are as they were ordered; nobody pays for what went wrong here. */
  isWhole: boolean
}

/**
 * Sets the words over what a model has painted, or puts the product there. It is done in the task's folder, so that what a crash
 * cut short is done again and the model is not asked again. The picture is never lost to the words:
 * when they cannot be set, it is delivered without them.
 */
export async function setWords(
  context: Context,
  { row: task, signal }: Attempt<TaskRow>,
  painted: readonly OutputFile[],
): Promise<Worded> {
  if (!task.scenePrompt) {
    return { outputs: [...painted], clean: await keptPictures(context, task), isWhole: true }
  }
  faultPoint(context.env, 'run.painted_before_words')
  const request = await wordsRequest(context, task, painted)
  const { id = '' } =
    context.models.list().find((model) => canLayOut(model) && model.kind === 'image') ?? {}
  const { provider } = findProvider(context, { model: id })
  try {
    const handle = await provider.submit(request, { clientToken: task.id, signal })
    const previews = createPreviewKeeper(context, { ...task, scenePrompt: null })
    const following = { provider, handle, signal, onProgress: previews.see }
    const worded = await followGeneration(context, following).finally(previews.stop)
    const outputs = worded.map((output, index) => withOriginal(output, painted[index]))
    // A film with other words would be a second film to keep, and a scene has none.
    const isKept = WORKFLOWS[task.workflowType].kind === 'image' && !task.photoshoot
    return { outputs, clean: isKept ? [...painted] : [], isWhole: true }
  } catch (error) {
    signal.throwIfAborted()
    // A scene without the product is nothing that was ordered.
    if (task.photoshoot) throw error
    context.log.error({ err: error, alarm: 'words', taskId: task.id }, 'words not set')
    const outputs = await Promise.all(painted.map((file) => withoutWords(file, request)))
    return { outputs, clean: [], isWhole: false }
  }
}

/** The picture that words were set over once more is kept again: one result may outlive the other. */
async function keptPictures(context: Context, task: TaskRow): Promise<OutputFile[]> {
  if (!task.paintedBy) return []
  const { inputs } = await prepareWorkFolder(context, task)
  const [painted] = inputs.filter(({ role }) => role === 'painted')
  if (!painted) return []
  const { path, mimeType, kind } = painted
  return Array.from({ length: task.count }, () => ({ path, mimeType, kind }))
}

async function wordsRequest(
  context: Context,
  task: TaskRow,
  painted: readonly OutputFile[],
): Promise<GenerationRequest> {
  const { model } = findProvider(context, task)
  const folder = await prepareWorkFolder(context, task)
  const workDir = await taskFolders(context.env).make(task.id, 'words')
  const asked = generationRequest(context, { ...task, scenePrompt: null }, model, {
    ...folder,
    workDir,
  })
  const { remote, ...request } = asked
  return {
    ...request,
    ...(!task.photoshoot && { images: [] }),
    painted: {
      pictures: painted.map(({ path, mimeType, kind }) => ({ path, mimeType, kind })),
      madeBy: remote?.label ?? task.model,
      mark: MARK_WORDS[task.language],
    },
  }
}

/** A picture with its words goes back to the same file of its service as the bare one. */
const withOriginal = (worded: OutputFile, painted: OutputFile | undefined): OutputFile =>
  painted?.original ? { ...worded, original: painted.original } : worded

/** The picture as the model made it, with the mark that would have come with its words. */
async function withoutWords(file: OutputFile, request: GenerationRequest): Promise<OutputFile> {
  const { width, height, watermark: hasMark, language, model, painted } = request
  const madeBy = painted?.madeBy ?? model
  const facts = { width, height, hasMark, language, madeBy, kind: file.kind }
  const finished = hasMark ? await finishOutput(file.path, facts) : file
  return { ...finished, notes: [...(file.notes ?? []), 'words_not_set'] }
}
