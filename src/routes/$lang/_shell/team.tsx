import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readTeamSearch } from '@/features/team/search'
import { TeamPage } from '@/features/team/team-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/team',
  title: msg`Your team`,
  description: msg`The people you work with, their roles, and invitations.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/team')({
  staticData: { accountMenu: { label: HEAD.title, order: 0 } },
  validateSearch: readTeamSearch,
  // Keeps the team page's calls out of everyone else's first screen.
  loader: async ({ context }) => {
    const { loadTeam } = await import('@/features/team/load-team')
    await loadTeam(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <TeamPage search={Route.useSearch()} />,
})
