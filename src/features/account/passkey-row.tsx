import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { removePasskeyFn, renamePasskeyFn } from '@/api/passkeys.functions'
import { notify } from '@/browser/notifications'
import { useDayFormat } from '@/components/purchase/billing-day'
import { Question } from '@/components/question/question'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { PasskeyView } from '@/contract/endpoints/passkeys'
import { PASSKEY_NAME_MAX } from '@/contract/limits'
import { useAccountAction } from './use-account-action'

interface PasskeyRowProps {
  passkey: PasskeyView
  onRemoved: () => void
}

/** One passkey: its name, when it was added and when it was last used. */
export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const [isEditing, setEditing] = useState(false)
  const dayOf = useDayFormat()
  const added = dayOf(passkey.created_at)
  const last = passkey.last_used_at && dayOf(passkey.last_used_at)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <KeyRound className="size-5 shrink-0 text-muted-foreground" aria-hidden />
      <div className="min-w-52 grow basis-0">
        {isEditing ? (
          <NameForm passkey={passkey} onDone={() => setEditing(false)} />
        ) : (
          <>
            <p className="wrap-anywhere font-medium text-sm">{passkey.name}</p>
            <p className="text-muted-foreground text-sm">
              <Trans>Added {added}</Trans>
              {last && (
                <>
                  {' · '}
                  <Trans>last used {last}</Trans>
                </>
              )}
            </p>
          </>
        )}
      </div>
      {!isEditing && (
        <Actions passkey={passkey} onRename={() => setEditing(true)} onRemoved={onRemoved} />
      )}
    </li>
  )
}

interface ActionsProps extends PasskeyRowProps {
  onRename: () => void
}

function Actions({ passkey, onRename, onRemoved }: ActionsProps) {
  const { t } = useLingui()
  const { name, passkey_id: passkeyId } = passkey
  const [isAsking, setAsking] = useState(false)
  const remove = useAccountAction(
    () => removePasskeyFn({ data: { passkeyId } }),
    () => {
      notify('success', t`Passkey removed`)
      onRemoved()
    },
  )
  return (
    <div className="-ml-2.5 flex gap-1 sm:ml-0">
      <Button variant="ghost" size="sm" aria-label={t`Rename: ${name}`} onClick={onRename}>
        <Trans>Rename</Trans>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={remove.isPending}
        aria-label={t`Remove: ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      {isAsking && (
        <Question
          title={<Trans>Remove “{name}”?</Trans>}
          action={<Trans>Remove</Trans>}
          isPending={false}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            remove.mutate(undefined)
          }}
        >
          <Trans>
            This passkey will no longer sign you in. Your device may keep listing it until you
            delete it there.
          </Trans>
        </Question>
      )}
    </div>
  )
}

function NameForm({ passkey, onDone }: { passkey: PasskeyView; onDone: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState(passkey.name)
  const rename = useAccountAction(
    () => renamePasskeyFn({ data: { passkeyId: passkey.passkey_id, name } }),
    () => {
      notify('success', t`Renamed`)
      onDone()
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === passkey.name) return onDone()
    rename.mutate(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-wrap gap-2">
      <Input
        aria-label={t`Name`}
        autoFocus
        autoComplete="off"
        className="min-w-40 grow basis-0"
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <Button type="submit" variant="outline" loading={rename.isPending} disabled={!name.trim()}>
        <Trans>Save</Trans>
      </Button>
      <Button variant="ghost" onClick={onDone}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  )
}
