import { Users } from 'lucide-react'
import { Credits } from './credits'
import type { Session } from './session'

interface AccountCardProps {
  user: NonNullable<Session['user']>
  team: Session['team']
  balanceCredits: number | null
}

/** The signed-in user and their balance. */
export function AccountCard({ user, team, balanceCredits }: AccountCardProps) {
  return (
    <div className="flex flex-col gap-1 px-3 py-2 text-sm">
      <p className="truncate font-medium">{user.nick_name}</p>
      <p className="truncate text-muted-foreground">{user.email}</p>
      {team && (
        <p className="mt-1 flex items-center gap-1.5">
          <Users className="size-4 shrink-0 text-muted-foreground" aria-hidden />
          <span className="truncate">{team.name}</span>
        </p>
      )}
      {balanceCredits !== null && <Credits amount={balanceCredits} className="mt-1" />}
    </div>
  )
}
