import { Trans, useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { useRef } from 'react'
import { saveAccountFn } from '@/api/account-page.functions'
import { Button } from '@/components/ui/button'
import type { AccountView } from '@/contract/endpoints/account-settings'
import { useAccountAction } from './use-account-action'

async function send(file: File | null) {
  if (!file) return saveAccountFn({ data: { avatar_upload_id: null } })
  const { startUpload } = await import('@/api/upload-client')
  const { upload_id } = await startUpload(file)
  return saveAccountFn({ data: { avatar_upload_id: upload_id } })
}

/** The user's picture, cropped to a centered circle. */
export function AvatarField({ account }: { account: AccountView }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const save = useAccountAction(send)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span className="grid size-16 place-items-center overflow-hidden rounded-full border bg-muted text-muted-foreground">
        {account.avatar_url ? (
          <img src={account.avatar_url} alt={account.name} className="size-full object-cover" />
        ) : (
          <UserRound className="size-7" aria-hidden />
        )}
      </span>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        className="sr-only"
        tabIndex={-1}
        aria-label={t`Image file`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) save.mutate(file)
          target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" loading={save.isPending} onClick={() => input.current?.click()}>
          {account.avatar_url ? <Trans>Replace image</Trans> : <Trans>Upload image</Trans>}
        </Button>
        {account.avatar_url && (
          <Button variant="ghost" disabled={save.isPending} onClick={() => save.mutate(null)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
