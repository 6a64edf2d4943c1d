import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creativeLinks } from '../../src/backend/modules/creatives/tables.ts'
import { tellReview } from '../../src/backend/modules/creatives/tell-review.ts'
import { listOutbox } from '../../src/backend/modules/outbox/index.ts'
import { outbox } from '../../src/backend/modules/outbox/tables.ts'
import { isAppError } from '../../src/contract/app-error.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts'
import type { TeamRole } from '../../src/contract/team-roles.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { makeCreative, makeGuest, makeLink } from '../support/creatives.ts'
import { failure } from '../support/generations.ts'
import { makeTeam } from '../support/teams.ts'
import { createTestClock } from '../support/test-clock.ts'

const { creatives, reviews } = contract
const DAY_MS = 86_400_000
const closed = failure('shared_link_closed')

const clock = createTestClock()
let backend: TestBackend
let team: Record<TeamRole, SignedUp>
let stranger: SignedUp
let guest: Sender
let creativeId: string
let outersId: string
beforeAll(async () => {
  backend = await createTestBackend({ env: { PLAN_SEATS: '9' }, replace: { clock } })
  team = await makeTeam(backend)
  stranger = await signUp(backend)
  guest = await makeGuest(backend)
  creativeId = await makeCreative(backend, team.OWNER, { prompt: 'Mugs for 50% off_season' })
  outersId = await makeCreative(backend, team.OUTER_USER, { prompt: 'Spoons' })
})
afterAll(() => backend.close())

const linkTo = (kind: 'share' | 'review', ids = [creativeId], title = 'Spring') =>
  makeLink(backend, team.OWNER, { kind, creative_ids: ids, title, days: 1 })
const open = (token: string, sender: Sender = guest) =>
  backend.call(reviews.open, { token }, sender)
const say = (token: string, text: string, sender: Sender = guest, more: object = {}) =>
  backend.call(
    reviews.comment,
    { token, creative_id: creativeId, name: 'Ada', text, ...more },
    sender,
  )
const decide = (token: string, decision: 'approved' | 'changes_requested', sender = guest) =>
  backend.call(reviews.decide, { token, creative_id: creativeId, name: 'Ada', decision }, sender)

async function outcome<E extends Endpoint>(endpoint: E, input: InputOf<E>, sender?: Sender) {
  try {
    await backend.call(endpoint, input, sender)
    return 'done'
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}

describe('[R6.03] who may do what with a creative of the owner', () => {
  type Asker = TeamRole | 'VISITOR' | 'STRANGER'
  const ASKERS: Asker[] = ['VISITOR', 'STRANGER', 'OUTER_USER', 'MEMBER', 'ADMIN', 'OWNER']
  const senderOf = (asker: Asker): Sender => {
    if (asker === 'VISITOR') return guest
    return asker === 'STRANGER' ? stranger : team[asker]
  }
  const done = 'done'
  const signIn = 'not_signed_in'
  const none = 'not_found'
  const no = 'not_permitted'
  const everybody = [signIn, done, done, done, done, done]
  const colleagues = [signIn, none, none, done, done, done]
  let names = 0

  /** In the order of the callers above. */
  const POLICY: [string, (sender: Sender) => Promise<string>, string[]][] = [
    ['list', (sender) => outcome(creatives.list, {}, sender), everybody],
    ['filters', (sender) => outcome(creatives.filters, {}, sender), everybody],
    ['news', (sender) => outcome(reviews.news, {}, sender), everybody],
    ['detail', (sender) => outcome(creatives.detail, { creativeId }, sender), colleagues],
    ['review', (sender) => outcome(reviews.ofCreative, { creativeId }, sender), colleagues],
    ['log', (sender) => outcome(creatives.log, { id: creativeId }, sender), colleagues],
    [
      'rename',
      async (sender) => {
        const { name } = await backend.call(creatives.detail, { creativeId }, team.OWNER)
        const wish = { creativeId, name: `Name ${++names}`, old_name: name }
        return outcome(creatives.rename, wish, sender)
      },
      [signIn, none, none, no, done, done],
    ],
    [
      'createLink',
      (sender) =>
        outcome(
          reviews.createLink,
          { kind: 'share', creative_ids: [creativeId], title: '' },
          sender,
        ),
      [signIn, none, no, done, done, done],
    ],
    [
      'listLinks',
      (sender) => outcome(reviews.listLinks, {}, sender),
      [signIn, done, no, done, done, done],
    ],
    [
      'closeLink',
      async (sender) =>
        outcome(reviews.closeLink, { linkId: (await linkTo('share')).link.link_id }, sender),
      [signIn, none, no, done, done, done],
    ],
    [
      'resolveComment',
      async (sender) => {
        const { comment_id } = await say((await linkTo('review')).token, 'Too dark')
        return outcome(reviews.resolveComment, { commentId: comment_id, is_resolved: true }, sender)
      },
      colleagues,
    ],
    [
      'open of a review',
      async (sender) => outcome(reviews.open, { token: (await linkTo('review')).token }, sender),
      [done, done, done, done, done, done],
    ],
    [
      'editComment of a guest',
      async (sender) => {
        const { token } = await linkTo('review')
        const { comment_id } = await say(token, 'Mine', await makeGuest(backend))
        return outcome(reviews.editComment, { token, comment_id, text: 'Not mine' }, sender)
      },
      [none, none, none, none, none, none],
    ],
    [
      'deleteComment of a guest',
      async (sender) => {
        const { token } = await linkTo('review')
        const { comment_id } = await say(token, 'Mine', await makeGuest(backend))
        return outcome(reviews.deleteComment, { token, comment_id }, sender)
      },
      [none, none, none, none, none, none],
    ],
  ]

  test.each(POLICY)('%s', async (_name, attempt, expected) => {
    const outcomes: string[] = []
    for (const asker of ASKERS) outcomes.push(await attempt(senderOf(asker)))
    expect(outcomes).toEqual(expected)
  })

  test('remove keeps what is a colleague’s, and says so', async () => {
    const remove = (sender: Sender) =>
      backend.call(creatives.remove, { creative_ids: [creativeId] }, sender)
    await expect(remove(team.MEMBER)).resolves.toEqual({ refused: [creativeId] })
    for (const sender of [team.OUTER_USER, stranger]) {
      await expect(remove(sender)).resolves.toEqual({ refused: [] })
    }
    await expect(outcome(creatives.detail, { creativeId }, team.OWNER)).resolves.toBe('done')
  })

  test('an outer user finds what they saved, and the team finds it, too', async () => {
    const listed = async (sender: Sender) =>
      (await backend.call(creatives.list, {}, sender)).creatives.map((one) => one.creative_id)
    await expect(listed(team.OUTER_USER)).resolves.toEqual([outersId])
    await expect(listed(team.MEMBER)).resolves.toEqual([outersId, creativeId])
    await expect(listed(stranger)).resolves.toEqual([])
  })
})

describe('[R2.31] the list of creatives', () => {
  const find = (query: InputOf<typeof creatives.list>) =>
    backend.call(creatives.list, query, team.OWNER)
  const foundBy = async (query: InputOf<typeof creatives.list>) =>
    (await find(query)).creatives.map((one) => one.creative_id)

  test('is searched by words of prompt and name, where no character is special', async () => {
    await expect(foundBy({ search: '50% OFF_' })).resolves.toEqual([creativeId])
    await expect(foundBy({ search: 'M_gs' })).resolves.toEqual([])
    const rename = { creativeId: outersId, name: 'Cutlery', old_name: null }
    await backend.call(creatives.rename, rename, team.ADMIN)
    await expect(foundBy({ search: 'cutlery' })).resolves.toEqual([outersId])
    await expect(
      backend.call(creatives.rename, { ...rename, name: 'Forks' }, team.ADMIN),
    ).rejects.toEqual(failure('changed_meanwhile'))
    await expect(
      backend.call(creatives.rename, { ...rename, old_name: 'Cutlery' }, team.ADMIN),
    ).rejects.toEqual(failure('nothing_to_save'))
  })

  test('is narrowed by type, brand, person and time', async () => {
    await expect(foundBy({ type: 'video' })).resolves.toEqual([])
    await expect(foundBy({ type: 'image', period: 'day' })).resolves.toHaveLength(2)
    await expect(foundBy({ brand: 'None of ours' })).resolves.toEqual([])
    await expect(foundBy({ user_id: team.OUTER_USER.userId })).resolves.toEqual([outersId])
    const { people } = await backend.call(creatives.filters, {}, team.OWNER)
    expect(people.map(({ user_id }) => user_id).toSorted()).toEqual(
      [team.OWNER.userId, team.OUTER_USER.userId].toSorted(),
    )
  })

  test('is walked page by page', async () => {
    const first = await find({ limit: 1 })
    expect(first).toMatchObject({ total: 2, creatives: [{ creative_id: outersId }] })
    const second = await find({ limit: 1, cursor: first.next_cursor ?? undefined })
    expect(second).toMatchObject({ next_cursor: null, creatives: [{ creative_id: creativeId }] })
  })
})

describe('a link to look at', () => {
  test('shows picture, name and title, and nothing of how or by whom it was made', async () => {
    const { token, link } = await linkTo('share')
    const shown = await backend.call(reviews.openShared, { token })
    expect(shown).toMatchObject({ title: 'Spring', creatives: [{ creative_id: creativeId }] })
    expect(JSON.stringify(shown)).not.toMatch(/Mugs|prompt|model|team/)
    const picture = await backend.app.request(shown.creatives[0]?.url ?? '')
    expect(picture.status).toBe(200)
    // The value stored in the database opens nothing.
    const [row] = await backend.context.db
      .select()
      .from(creativeLinks)
      .where(eq(creativeLinks.id, link.link_id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  test('is shut when its time is over, when it is closed, and when nothing is left', async () => {
    const { token } = await linkTo('share')
    const show = (secret: string) => backend.call(reviews.openShared, { token: secret })
    await expect(show('no-such-token')).rejects.toEqual(closed)
    // A link of one kind doesn't work as the other.
    await expect(open(token)).rejects.toEqual(closed)
    clock.advance(DAY_MS)
    await expect(show(token)).rejects.toEqual(closed)

    const other = await linkTo('share')
    await backend.call(reviews.closeLink, { linkId: other.link.link_id }, team.MEMBER)
    await expect(show(other.token)).rejects.toEqual(closed)
    const { links } = await backend.call(reviews.listLinks, { creative_id: creativeId }, team.OWNER)
    expect(links.map(({ link_id }) => link_id)).not.toContain(other.link.link_id)

    const spare = await makeCreative(backend, team.OWNER)
    const last = await linkTo('share', [spare])
    await show(last.token)
    await backend.call(creatives.remove, { creative_ids: [spare] }, team.OWNER)
    await expect(show(last.token)).rejects.toEqual(closed)
  })
})

describe('a review', () => {
  test('[R0.05] a guest comments on a point, changes their mind, and approves; the team sees who did when', async () => {
    const { token } = await linkTo('review')
    const point = { x: 0.25, y: 0.75 }
    const text = '<b>Bigger</b> logo\nplease'
    const { comment_id } = await say(token, text, guest, { point })
    const gone = await say(token, 'Never mind', guest, { seconds: 3.5 })
    expect(gone).toMatchObject({ seconds: 3.5, point: null })
    const second = { token, comment_id: gone.comment_id }
    await backend.call(reviews.editComment, { ...second, text: 'Really' }, guest)
    await backend.call(reviews.deleteComment, second, guest)
    await decide(token, 'changes_requested')
    clock.advance(1_000)
    await decide(token, 'approved')
    await decide(token, 'approved')

    const seen = await open(token)
    expect(seen.comments).toMatchObject([{ text, point, author: 'Ada', is_own: true }])
    expect(seen.decisions).toMatchObject([{ decision: 'approved', author: 'Ada' }])
    expect((await open(token, await makeGuest(backend))).comments[0]?.is_own).toBe(false)

    await backend.call(
      reviews.resolveComment,
      { commentId: comment_id, is_resolved: true },
      team.MEMBER,
    )
    const audit = await backend.call(reviews.ofCreative, { creativeId }, team.MEMBER)
    expect(audit.comments[0]).toMatchObject({ is_resolved: true, link_title: 'Spring' })
    expect(audit.comments[0]?.resolved_by).not.toBeNull()
    expect(audit.decisions.map(({ decision }) => decision)).toEqual([
      'approved',
      'changes_requested',
    ])
    expect(audit.decisions[0]?.decided_at).toBe(clock.now().toISOString())
  })

  test('a colleague speaks under their own name, and is no news to the team', async () => {
    const { token } = await linkTo('review')
    const before = await backend.call(reviews.news, {}, team.OWNER)
    await expect(say(token, 'We will', team.MEMBER)).resolves.toMatchObject({
      is_team: true,
      author: team.MEMBER.email.split('@')[0],
    })
    await expect(backend.call(reviews.news, {}, team.OWNER)).resolves.toEqual(before)
    // A person with an account in another team is a guest like everybody else.
    await expect(say(token, 'Hm', stranger)).resolves.toMatchObject({
      is_team: false,
      author: 'Ada',
    })
  })

  test('is news to each of the team until they have seen it', async () => {
    const { token } = await linkTo('review')
    clock.advance(1_000)
    await say(token, 'Look here')
    const newsOf = async (user: SignedUp) => (await backend.call(reviews.news, {}, user)).news[0]
    expect(await newsOf(team.MEMBER)).toMatchObject({
      kind: 'comment',
      text: 'Look here',
      is_new: true,
    })
    await backend.call(reviews.markNewsSeen, { up_to: clock.now().toISOString() }, team.MEMBER)
    expect(await newsOf(team.MEMBER)).toMatchObject({ is_new: false })
    expect(await newsOf(team.ADMIN)).toMatchObject({ is_new: true })
    expect(await newsOf(team.OUTER_USER)).toBeUndefined()
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a name of two lines', { name: 'Ada\r\nBcc: all' }],
    ['no words', { text: '\n ' }],
    ['a point outside', { point: { x: 1.2, y: 0 } }],
    ['a second before the first', { seconds: -1 }],
  ])('takes no comment with %s', async (_what, more) => {
    const { token } = await linkTo('review')
    await expect(say(token, 'Fine', guest, more)).rejects.toEqual(failure('invalid_input'))
  })

  test('takes nothing about a creative it does not ask about', async () => {
    const { token } = await linkTo('review', [outersId])
    await expect(say(token, 'Nice')).rejects.toEqual(failure('not_found'))
    await expect(decide(token, 'approved')).rejects.toEqual(failure('not_found'))
  })

  test('takes nothing any more once it is closed, and what was said stays with the team', async () => {
    const { token, link } = await linkTo('review')
    const { comment_id } = await say(token, 'In time')
    await backend.call(reviews.closeLink, { linkId: link.link_id }, team.OWNER)
    await expect(say(token, 'Too late')).rejects.toEqual(closed)
    await expect(decide(token, 'approved')).rejects.toEqual(closed)
    const edit = backend.call(reviews.editComment, { token, comment_id, text: 'Later' }, guest)
    await expect(edit).rejects.toEqual(closed)
    const { comments } = await backend.call(reviews.ofCreative, { creativeId }, team.OWNER)
    expect(comments[0]).toMatchObject({ text: 'In time' })
  })

  test('[R1.17] is told in one mail to whoever made the link and whoever saved the creative', async () => {
    const { token, link } = await linkTo('review', [creativeId, outersId], 'Autumn')
    const mailsTo = async ({ email }: SignedUp) =>
      (await backend.context.db.select().from(outbox).where(eq(outbox.recipient, email))).filter(
        ({ template, values }) => template === 'review_news' && values.title === 'Autumn',
      )
    await say(token, 'One')
    await say(token, 'Two', guest, { creative_id: outersId })
    await decide(token, 'approved')
    const tell = () =>
      tellReview(backend.context, { linkId: link.link_id, origin: 'https://ads.example' })
    await tell()
    await tell()
    for (const reader of [team.OWNER, team.OUTER_USER]) {
      const [mail, ...more] = await mailsTo(reader)
      expect(more).toEqual([])
      expect(mail?.values).toEqual({
        people: 'Ada',
        title: 'Autumn',
        comments: '2',
        approvals: '1',
        changes: '0',
        link: 'https://ads.example/en/creative-records',
      })
    }
    await expect(mailsTo(team.ADMIN)).resolves.toEqual([])
    const [shown] = await listOutbox(backend.context, { email: team.OWNER.email })
    expect(shown?.template).toBe('review_news')
    clock.advance(1_000)
    await say(token, 'Three')
    await tell()
    await expect(mailsTo(team.OWNER)).resolves.toHaveLength(2)
  })
})
