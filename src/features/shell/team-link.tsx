import { Link } from '@tanstack/react-router'
import { useLanguage } from '@/i18n/use-language'
import type { Session } from './session'

interface TeamLinkProps {
  team: NonNullable<Session['team']>
  inNewTab: boolean
}

/** The current team, where there is room for it and the team has several members. */
export function TeamLink({ team, inNewTab }: TeamLinkProps) {
  const lang = useLanguage()
  if (team.members < 2) return null
  return (
    <Link
      to="/$lang/team"
      params={{ lang }}
      className="hidden min-w-0 max-w-36 truncate px-2 text-sm hover:underline lg:block"
      {...(inNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {team.name}
    </Link>
  )
}
