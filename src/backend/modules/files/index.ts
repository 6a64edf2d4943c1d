import type { Context } from '../../context.ts'
import type { Module } from '../module.ts'
import { mountFiles } from './routes.ts'
import { originalKey } from './variants.ts'

export { answerContent, INERT } from './answer-content.ts'
export { signArchivePath } from './archive-address.ts'
export { deleteFile } from './delete-file.ts'
export { deleteUnusedUploads } from './delete-unused-uploads.ts'
export { cleanFileName } from './file-name.ts'
export { type FileRow, findFile, findFiles, findSeenFile, isStored } from './file-row.ts'
export { fileView } from './file-view.ts'
export { filesOfUser } from './files-of-user.ts'
export { markFileUsed } from './mark-file-used.ts'
export { readPreview } from './read-preview.ts'
export { storeFile } from './store-file.ts'
export { webBody } from './web-body.ts'

/** Copies a file's bytes to a local path, for tools that need a file of their own. */
export const copyFileTo = (context: Pick<Context, 'storage'>, fileId: string, path: string) =>
  context.storage.copyTo(originalKey(fileId), path)

export const filesModule: Module = { name: 'files', routes: mountFiles }
