import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { renameCreativeFn } from '@/api/creative-page.functions'
import { notify } from '@/browser/notifications'
import { useCreativeName } from '@/components/creations/creative-name'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { Creative } from '@/contract/endpoints/creatives'
import { CREATIVE_NAME_MAX } from '@/contract/limits'
import { useCreativeAction } from './use-creative-action'

/** The name of a creative, with a way to rename it. */
export function CreativeTitle({ creative }: { creative: Creative }) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const title = useCreativeName()(creative)
  if (isEditing) return <NameForm creative={creative} onDone={() => setEditing(false)} />
  return (
    <div className="flex items-start gap-1">
      <h1 className="wrap-anywhere line-clamp-3 min-w-0 text-lg">{title}</h1>
      {creative.can_change && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t`Rename`}
          onClick={() => setEditing(true)}
        >
          <Pencil />
        </Button>
      )}
    </div>
  )
}

function NameForm({ creative, onDone }: { creative: Creative; onDone: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState(creative.name ?? '')
  const rename = useCreativeAction(renameCreativeFn, () => {
    notify('success', t`Renamed`)
    onDone()
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === (creative.name ?? '')) return onDone()
    rename.mutate({ creativeId: creative.creative_id, name, old_name: creative.name })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <h1 className="sr-only">{creative.name}</h1>
      <Input
        aria-label={t`Name`}
        autoFocus
        autoComplete="off"
        maxLength={CREATIVE_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={rename.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
