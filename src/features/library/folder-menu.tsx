import { Trans } from '@lingui/react/macro'
import { FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { LibraryFolder } from '@/contract/endpoints/library'
import type { FolderWish } from './folder-dialog'

interface FolderMenuProps {
  folder: LibraryFolder
  onWish: (wish: FolderWish) => void
}

/** The actions for the open folder. */
export default function FolderMenu({ folder, onWish }: FolderMenuProps) {
  return (
    <>
      {folder.parent_id === null && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onWish({ kind: 'create', parent: folder })}
        >
          <FolderPlus aria-hidden />
          <Trans>New subfolder</Trans>
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => onWish({ kind: 'rename', folder })}>
        <Pencil aria-hidden />
        <Trans>Rename folder</Trans>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onWish({ kind: 'remove', folder })}>
        <Trash2 aria-hidden />
        <Trans>Delete folder</Trans>
      </Button>
    </>
  )
}
