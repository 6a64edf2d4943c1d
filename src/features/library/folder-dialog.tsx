import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { createFolderFn, removeFolderFn, renameFolderFn } from '@/api/library.functions'
import { libraryKeys } from '@/api/library.queries'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Question } from '@/components/question/question'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { LibraryFolder } from '@/contract/endpoints/library'
import { FOLDER_NAME_MAX } from '@/contract/limits'
import { errorMessage } from '@/i18n/error-messages'

/** What to do with a folder. */
export type FolderWish =
  | { kind: 'create'; parent: LibraryFolder | null }
  | { kind: 'rename'; folder: LibraryFolder }
  | { kind: 'remove'; folder: LibraryFolder }

interface FolderDialogProps {
  wish: FolderWish
  onClose: () => void
}

/** Creates, renames or deletes a folder. */
export default function FolderDialog({ wish, onClose }: FolderDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { i18n } = useLingui()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => send(wish, name),
    onSuccess: async (folderId) => {
      await client.invalidateQueries({ queryKey: libraryKeys.all })
      onClose()
      await navigate({ to: '.', search: { folder: folderId }, replace: wish.kind !== 'create' })
    },
  })
  if (wish.kind !== 'remove') {
    return (
      <NameDialog
        wish={wish}
        isPending={isPending}
        problem={error && errorMessage(i18n, error)}
        onName={mutate}
        onClose={onClose}
      />
    )
  }
  const { name } = wish.folder
  return (
    <Question
      title={<Trans>Delete the folder “{name}”?</Trans>}
      action={<Trans>Delete folder</Trans>}
      isPending={isPending}
      onConfirm={() => mutate('')}
      onClose={onClose}
    >
      <Trans>Its subfolders are deleted, too. Their items stay in the library.</Trans>
    </Question>
  )
}

/** Returns the folder to show afterwards. */
async function send(wish: FolderWish, name: string): Promise<string | undefined> {
  if (wish.kind === 'create') {
    const parent_id = wish.parent?.folder_id ?? null
    return (await createFolderFn({ data: { name, parent_id } })).folder_id
  }
  const { folder_id: folderId, parent_id } = wish.folder
  if (wish.kind === 'rename') await renameFolderFn({ data: { folderId, name } })
  else await removeFolderFn({ data: { folderId } })
  return wish.kind === 'rename' ? folderId : (parent_id ?? undefined)
}

interface NameDialogProps {
  wish: Exclude<FolderWish, { kind: 'remove' }>
  isPending: boolean
  problem: string | null
  onName: (name: string) => void
  onClose: () => void
}

function NameDialog({ wish, isPending, problem, onName, onClose }: NameDialogProps) {
  const returnFocus = useReturnFocus()
  const [name, setName] = useState(wish.kind === 'create' ? '' : wish.folder.name)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim()) onName(name.trim())
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          {wish.kind === 'create' ? <FolderTitle wish={wish} /> : <Trans>Rename folder</Trans>}
        </DialogTitle>
        <form onSubmit={submit} className="flex flex-col gap-4">
          <Field label={<Trans>Folder name</Trans>} error={problem ?? undefined}>
            {(control) => (
              <Input
                {...control}
                name="folder"
                value={name}
                maxLength={FOLDER_NAME_MAX}
                autoComplete="off"
                required
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="outline" type="button" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" loading={isPending}>
              {wish.kind === 'rename' ? <Trans>Save</Trans> : <Trans>Create folder</Trans>}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function FolderTitle({ wish }: { wish: Extract<FolderWish, { kind: 'create' }> }) {
  const parent = wish.parent?.name
  if (parent === undefined) return <Trans>New folder</Trans>
  return <Trans>New folder in “{parent}”</Trans>
}
