import { Credits } from './credits'
import type { Session } from './session'

interface AccountCardProps {
  user: NonNullable<Session['user']>
  balanceCredits: number | null
}

/** Who is signed in, and what they can spend. */
export function AccountCard({ user, balanceCredits }: AccountCardProps) {
  return (
    <div className="flex flex-col gap-1 px-3 py-2 text-sm">
      <p className="truncate font-medium">{user.nick_name}</p>
      <p className="truncate text-muted-foreground">{user.email}</p>
      {balanceCredits !== null && <Credits amount={balanceCredits} className="mt-1" />}
    </div>
  )
}
