import { v5 as uuidv5 } from 'uuid'
import type { WorkflowType } from '../../../contract/generation.ts'
import { MUSIC_STEMS } from '../../../contract/music.ts'
import type { ResultNote } from '../../../contract/result-notes.ts'
import type { Context } from '../../context.ts'
import type { OutputFile, OutputStyle } from '../../generation/provider.ts'
import { deleteFile, storeFile } from '../files/index.ts'
import type { TaskRow } from './task-row.ts'

/** Films of these workflows show their full message at the end; an earlier frame may fall into a scene change. */
const SAY_ALL_AT_THE_END: readonly WorkflowType[] = [
  'text_to_video',
  'image_to_video',
  'first_last_frame',
]
const NEAR_THE_END = 0.92

/** Deterministic id of an output, so that storing it again does nothing. */
const outputId = (taskId: string, position: number) => uuidv5(String(position), taskId)

/** Likewise for the wordless picture. */
const cleanId = (taskId: string, position: number) => uuidv5(`clean ${position}`, taskId)

/** A stored result, with its provider's notes and what is needed to make similar results. */
export interface StoredOutput {
  fileId: string
  notes: ResultNote[]
  style: OutputStyle | null
  cleanFileId: string | null
}

/** Copies a task's results into our storage, in order. */
export async function storeOutputs(
  context: Context,
  { id, teamId, userId, prompt, workflowType }: TaskRow,
  { outputs, clean }: { outputs: readonly OutputFile[]; clean: readonly OutputFile[] },
  signal: AbortSignal,
): Promise<StoredOutput[]> {
  const wish = prompt || workflowType
  const poster = SAY_ALL_AT_THE_END.includes(workflowType) ? { posterPosition: NEAR_THE_END } : {}
  const store = ({ path, kind, name }: OutputFile, fileId: string) =>
    storeFile(context, {
      id: fileId,
      localPath: path,
      origin: 'output',
      fileName: name ? `${name} ${wish}` : wish,
      teamId,
      userId,
      kind,
      ...poster,
      signal,
    })
  const stored: StoredOutput[] = []
  for (const [position, output] of outputs.entries()) {
    const { notes = [], style = null } = output
    const file = await store(output, outputId(id, position))
    const bare = clean[position]
    const kept = bare ? await store(bare, cleanId(id, position)) : null
    stored.push({ fileId: file.id, notes, style, cleanFileId: kept?.id ?? null })
  }
  return stored
}

/** Deletes stored outputs of a task that will not have results. */
export async function dropOutputs(context: Context, { id, count, music }: TaskRow): Promise<void> {
  // The stems of a piece of music follow the piece itself.
  const most = count + (music?.has_stems ? MUSIC_STEMS.length : 0)
  for (let position = 0; position < most; position++) {
    await deleteFile(context, outputId(id, position))
    await deleteFile(context, cleanId(id, position))
  }
}
