import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { libraryOverviewQuery } from '@/api/library.queries'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { LibraryItem } from '@/contract/endpoints/library'

interface MoveFormProps {
  items: readonly LibraryItem[]
  isPending: boolean
  onSend: (wish: { folder_id: string | null }) => void
  onClose: () => void
}

/** Chooses the folder of items; no folder is a choice, too. */
export function MoveForm({ items, isPending, onSend, onClose }: MoveFormProps) {
  const { t } = useLingui()
  const { data } = useQuery(libraryOverviewQuery())
  const folders = data?.folders ?? []
  const [folderId, setFolderId] = useState(items[0]?.folder_id ?? '')
  const top = folders.filter(({ parent_id }) => parent_id === null)
  const options = top.flatMap((folder) => [
    [folder.folder_id, folder.name] as const,
    ...folders
      .filter(({ parent_id }) => parent_id === folder.folder_id)
      .map(({ folder_id, name }) => [folder_id, `${folder.name} / ${name}`] as const),
  ])
  function submit(event: FormEvent) {
    event.preventDefault()
    onSend({ folder_id: folderId || null })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={<Trans>Folder</Trans>}
        hint={<Trans>Anything in a folder is kept until you delete it.</Trans>}
      >
        {(control) => (
          <Select
            {...control}
            value={folderId}
            onChange={({ target }) => setFolderId(target.value)}
            className="w-full"
          >
            <option value="">{t`No folder`}</option>
            {options.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DialogFooter>
        <Button variant="outline" type="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isPending}>
          <Trans>Move</Trans>
        </Button>
      </DialogFooter>
    </form>
  )
}
