import { useLingui } from '@lingui/react/macro'
import { LazyMenu } from '@/components/lazy-menu'
import type { AccountListProps } from './account-list'
import { Avatar } from './avatar'

const loadList = () => import('./account-list')

export function AccountMenu(props: AccountListProps) {
  const { t } = useLingui()
  const name = props.user.nick_name
  return (
    <LazyMenu
      load={loadList}
      menuProps={props}
      variant="ghost"
      size="icon"
      className="rounded-full"
      aria-label={t`Account: ${name}`}
    >
      <Avatar name={name} src={props.user.avatar_url} />
    </LazyMenu>
  )
}
