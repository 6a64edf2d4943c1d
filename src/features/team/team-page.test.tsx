import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountKeys } from '@/api/accounts.queries'
import { invitationQuery, teamListQuery, teamQuery } from '@/api/team-page.queries'
import { teamKeys } from '@/api/teams.functions'
import type { InvitationPreview, TeamDetail, TeamMember } from '@/contract/endpoints/teams'
import type { TeamRole } from '@/contract/team-roles'
import { signedInUser } from '../../../tests/support/login'
import { renderPage } from '../../../tests/support/render-page'
import { TeamPage } from './team-page'

const TEAM_ID = '0198a6f0-0000-7000-8000-00000000000a'
const AT = '2026-11-20T08:00:00.000Z'

const GIBIBYTE = 1_024 ** 3
const HALF_FULL = { used_bytes: 2.5 * GIBIBYTE, max_bytes: 5 * GIBIBYTE }

const member = (name: string, role: TeamRole): TeamMember => ({
  user_id: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  role,
  is_you: name === 'Mai',
  joined_at: AT,
})

function newClient(isSignedIn: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(accountKeys.user, isSignedIn ? signedInUser : null)
  return client
}

const show = (client: QueryClient, code?: string) =>
  renderPage(
    <QueryClientProvider client={client}>
      <TeamPage search={{ invite_code: code }} />
    </QueryClientProvider>,
    { at: '/en/team', pages: ['/$lang/team', '/$lang/pricing'] },
  )

async function renderTeam(role: TeamRole, { taken = 2, storage = HALF_FULL } = {}) {
  const client = newClient(true)
  const members = [member('Mai', role), member('Ann', role === 'OWNER' ? 'ADMIN' : 'OWNER')]
  const team: TeamDetail = {
    team_id: TEAM_ID,
    name: 'Norda',
    role,
    members,
    invitations: [],
    seats: { total: 3, taken, invited: 0 },
    storage,
  }
  client.setQueryData(teamKeys.context, {
    current_brand: null,
    current_team: { id: TEAM_ID, name: 'Norda', current_user_role: role, members: 2 },
    current_product: null,
    new_user: false,
  })
  client.setQueryData(teamQuery(TEAM_ID).queryKey, team)
  client.setQueryData(teamListQuery().queryKey, { teams: [] })
  await show(client)
}

const shown = () => ({
  name: screen.queryByLabelText('Team name') !== null,
  invite: screen.queryByRole('button', { name: 'Create a link' }) !== null,
  ann: screen.queryByRole('button', { name: 'More for Ann' }) !== null,
  oneself: screen.queryByRole('button', { name: 'More for Mai' }) !== null,
})

describe('[R2.26] the team page', () => {
  it('lets an owner manage everybody, and not leave', async () => {
    await renderTeam('OWNER')
    expect(shown()).toEqual({ name: true, invite: true, ann: true, oneself: false })
    expect(screen.getByText(/^To leave the team/)).toBeTruthy()
  })

  it('lets an admin manage everybody but the owner', async () => {
    await renderTeam('ADMIN')
    expect(shown()).toEqual({ name: true, invite: true, ann: false, oneself: true })
  })

  it('offers a member to leave, and nothing else', async () => {
    await renderTeam('MEMBER')
    expect(shown()).toEqual({ name: false, invite: false, ann: false, oneself: true })
  })

  it('says why a full team invites nobody', async () => {
    await renderTeam('OWNER', { taken: 3 })
    expect(shown().invite).toBe(false)
    expect(screen.getByText(/^All seats are taken/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Add seats' })).toHaveLength(2)
  })

  it('shows how much storage is used, and says so when it is full', async () => {
    await renderTeam('MEMBER')
    expect(screen.getByText('2.5 GB of 5 GB used')).toBeTruthy()
    expect(screen.queryByText(/^Your team’s storage is full/)).toBeNull()
    cleanup()
    await renderTeam('MEMBER', {
      storage: { used_bytes: 5 * GIBIBYTE, max_bytes: 5 * GIBIBYTE },
    })
    expect(screen.getByText(/^Your team’s storage is full/)).toBeTruthy()
  })
})

describe('[R5.04] an invitation on the team page', () => {
  async function renderInvitation(state: InvitationPreview['state'], isSignedIn: boolean) {
    const client = newClient(isSignedIn)
    client.setQueryData(invitationQuery('code').queryKey, {
      team_name: 'Norda',
      invited_by: 'Ann',
      role: 'MEMBER',
      expires_at: AT,
      state,
      team_id: null,
    })
    await show(client, 'code')
    expect(screen.getByRole('heading', { name: 'Ann invited you to join Norda' })).toBeTruthy()
  }

  it('asks a visitor to sign in', async () => {
    await renderInvitation('open', false)
    expect(screen.getByRole('button', { name: 'Sign in to join' })).toBeTruthy()
  })

  it('lets who is signed in join', async () => {
    await renderInvitation('open', true)
    expect(screen.getByRole('button', { name: 'Join team' })).toBeTruthy()
  })

  it.each([
    ['used', 'This invitation has already been used. Ask for a new one.'],
    ['expired', 'This invitation has expired. Ask for a new one.'],
    ['other_email', 'This invitation is for another email address. Sign in with that one.'],
    ['full', 'All seats in this team are taken. Ask a team admin to add more.'],
  ] as const)('that is %s says so, and does not offer to join', async (state, sentence) => {
    await renderInvitation(state, true)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join team' })).toBeNull()
    const other = screen.queryByRole('button', { name: 'Use another account' })
    expect(other !== null).toBe(state === 'other_email')
  })
})
