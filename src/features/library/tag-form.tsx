import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { libraryOverviewQuery } from '@/api/library.queries'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { LibraryItem } from '@/contract/endpoints/library'
import { TAG_LENGTH_MAX, TAGS_AT_ONCE_MAX } from '@/contract/limits'

interface TagFormProps {
  items: readonly LibraryItem[]
  isPending: boolean
  onSend: (wish: { add_tags: string[]; remove_tags: string[] }) => void
  onClose: () => void
}

/** Edits the tags shared by all of the items. */
export function TagForm({ items, isPending, onSend, onClose }: TagFormProps) {
  const { t } = useLingui()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  // Otherwise the dialog would focus the first tag's button, where Enter removes that tag.
  useEffect(() => field.current?.focus(), [])
  const { data } = useQuery(libraryOverviewQuery())
  const shared = (items[0]?.tags ?? []).filter((tag) =>
    items.every((one) => one.tags.includes(tag)),
  )
  const [tags, setTags] = useState<readonly string[]>(shared)
  const [word, setWord] = useState('')
  const suggestions = (data?.tags ?? []).filter(({ tag }) => !tags.includes(tag))
  const withWord = () => [...new Set([...tags, ...tagsIn(word)])].slice(0, TAGS_AT_ONCE_MAX)

  function add() {
    setTags(withWord())
    setWord('')
    field.current?.focus()
  }
  function remove(tag: string) {
    setTags(tags.filter((one) => one !== tag))
    field.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = withWord()
    onSend({
      add_tags: wanted.filter((tag) => !shared.includes(tag)),
      remove_tags: shared.filter((tag) => !wanted.includes(tag)),
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <ul className="flex flex-wrap gap-2 empty:hidden" aria-label={t`Tags`}>
        {tags.map((tag) => (
          <li key={tag} className="flex items-center gap-1 rounded-full bg-muted pl-3 text-sm">
            {tag}
            <Button
              variant="ghost"
              size="icon-sm"
              type="button"
              className="rounded-full"
              aria-label={t`Remove the tag ${tag}`}
              onClick={() => remove(tag)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Field label={<Trans>New tag</Trans>} hint={<Trans>Separate several with commas.</Trans>}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={field}
              name="tag"
              list={listId}
              value={word}
              maxLength={TAG_LENGTH_MAX * 5}
              autoComplete="off"
              onChange={({ target }) => setWord(target.value)}
            />
            <Button variant="outline" type="button" onClick={add}>
              <Plus aria-hidden />
              <Trans>Add</Trans>
            </Button>
          </div>
        )}
      </Field>
      <datalist id={listId}>
        {suggestions.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <DialogFooter>
        <Button variant="outline" type="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isPending}>
          <Trans>Save</Trans>
        </Button>
      </DialogFooter>
    </form>
  )
}

/** Splits typed text into tags. */
const tagsIn = (word: string): string[] =>
  word.split(/[,，、]/).flatMap((part) => part.trim().slice(0, TAG_LENGTH_MAX) || [])
