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

/** Results as delivered to their owner. */
export interface Worded {
  outputs: OutputFile[]
  /** The model's pictures without the words. */
  clean: OutputFile[]
  /** Whether they match the order; nobody pays if our step failed. */
  isWhole: boolean
}

/**
 * Sets the words over a model's picture, or puts the product into it. Works in the task's folder, so
 * after a crash this step is repeated without asking the model again. If the words cannot be set, the
 * picture is delivered without them rather than lost.
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
    // For a film we would have to keep a second film, and a scene has no words.
    const isKept = WORKFLOWS[task.workflowType].kind === 'image' && !task.photoshoot
    return { outputs, clean: isKept ? [...painted] : [], isWhole: true }
  } catch (error) {
    signal.throwIfAborted()
    // A scene without its product is useless to the buyer.
    if (task.photoshoot) throw error
    context.log.error({ err: error, alarm: 'words', taskId: task.id }, 'words not set')
    const outputs = await Promise.all(painted.map((file) => withoutWords(file, request)))
    return { outputs, clean: [], isWhole: false }
  }
}

/** A picture reused for new words gets its own copy, because either result may be deleted before the other. */
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

/** A picture with words keeps pointing to the service's original file, as the wordless one does. */
const withOriginal = (worded: OutputFile, painted: OutputFile | undefined): OutputFile =>
  painted?.original ? { ...worded, original: painted.original } : worded

/** The model's picture as it is, plus the mark that would have come with the words. */
async function withoutWords(file: OutputFile, request: GenerationRequest): Promise<OutputFile> {
  const { width, height, watermark: hasMark, language, model, painted } = request
  const madeBy = painted?.madeBy ?? model
  const facts = { width, height, hasMark, language, madeBy, kind: file.kind }
  const finished = hasMark ? await finishOutput(file.path, facts) : file
  return { ...finished, notes: [...(file.notes ?? []), 'words_not_set'] }
}
