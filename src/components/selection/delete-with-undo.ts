import { deleteResultsFn } from '@/api/gallery.functions'
import { type Deletable, hideDeleted, leaveDeletion } from '@/browser/deletions'

/** Deletes results or tasks; the frame around all pages offers undo. */
export function deleteWithUndo(items: readonly Deletable[]) {
  hideDeleted(items)
  leaveDeletion({ items, send: deleteResultsFn })
}
