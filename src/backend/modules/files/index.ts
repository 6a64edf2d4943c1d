import type { Context } from '../../context.ts'
import { handleJob } from '../../queue/job.ts'
import { KEPT, type Module } from '../module.ts'
import { mountFiles } from './routes.ts'
import { sweepOrphansJob } from './sweep-orphans.job.ts'
import { originalKey } from './variants.ts'

export { answerContent, INERT } from './answer-content.ts'
export { signArchivePath } from './archive-address.ts'
export { attachment } from './content-disposition.ts'
export { deleteFile } from './delete-file.ts'
export { deleteUnusedUploads } from './delete-unused-uploads.ts'
export { eraseFiles } from './erase-files.ts'
export { eraseLibrary, forgetFavorites } from './erase-library.ts'
export { cleanFileName } from './file-name.ts'
export {
  type FileRow,
  findFile,
  findFileName,
  findFiles,
  findSeenFile,
  isOfKind,
  isStored,
} from './file-row.ts'
export { fileView, SHOWN_OF_FILE, type ShownFile } from './file-view.ts'
export { filesOfUser } from './files-of-user.ts'
export { enterItems } from './items/enter-items.ts'
export { findFiledItems, findSavedItems, isNotBinned } from './items/item-state.ts'
export { leaveLibrary } from './items/leave-library.ts'
export { ratioOf } from './items/ratio-of.ts'
export { clearCreatives, setCreative } from './items/saved.ts'
export { hasWords } from './items/search-text.ts'
export { setProduct } from './items/set-product.ts'
export { findStarredItems, isAmongStarred, isStarredBy, setStars } from './items/stars.ts'
export { markFileUsed } from './mark-file-used.ts'
export { extensionOf, mimeTypeOf } from './media-type-names.ts'
export { missingFiles } from './missing-files.ts'
export { readPreview } from './read-preview.ts'
export { releaseFilesJob } from './release-files.job.ts'
export { storageByTeam, storageOfTeam } from './storage-by-team.ts'
export { lockStorage, setStorageLimit, storageLimitOf } from './storage-limit.ts'
export { storeFile } from './store-file.ts'
export { fileWithId, storedBytesOfTeam } from './stored-bytes.ts'
export { files, libraryFolders, libraryItems, libraryStars, libraryTags } from './tables.ts'
export { webBody } from './web-body.ts'

/** Copies a file's bytes to a local path, for tools that need a local file. */
export const copyFileTo = (context: Pick<Context, 'storage'>, fileId: string, path: string) =>
  context.storage.copyTo(originalKey(fileId), path)

export const filesModule: Module = {
  name: 'files',
  keeps: {
    files: 'forever, without their bytes once those are deleted',
    storage_limits: 'as long as the team has a plan',
    library_folders: KEPT.withTheirOwner,
    library_items: 'as long as the file; 30 days in the trash',
    library_stars: KEPT.withTheirOwner,
    library_tags: 'as long as the item',
  },
  routes: mountFiles,
  jobs: (context) => [
    handleJob(sweepOrphansJob, async () => {
      const { sweepOrphans } = await import('./sweep-orphans.ts')
      return async () => {
        const removed = await sweepOrphans(context)
        if (removed > 0) context.log.info({ removed }, 'bytes of no file removed')
      }
    }),
  ],
}
