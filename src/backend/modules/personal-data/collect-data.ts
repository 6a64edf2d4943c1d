import { mayDo } from '../../../contract/team-roles.ts'
import type { Context } from '../../context.ts'
import { describeAccount, describeSessions } from '../accounts/index.ts'
import { listAllOrders } from '../billing/index.ts'
import { brandsOfTeam } from '../brands/index.ts'
import { creativesOfUser } from '../creatives/index.ts'
import { movementsOfTeam } from '../credits/index.ts'
import { figuresOfTeam } from '../figures/index.ts'
import { filesOfUser } from '../files/index.ts'
import { knowledgeOfTeam } from '../knowledge/index.ts'
import { importsOfTeam, productsOfTeam } from '../products/index.ts'
import { seenAdsOfTeam } from '../seen-ads/index.ts'
import { subtitlesOfUser } from '../subtitles/index.ts'
import { tasksMadeBy } from '../tasks/index.ts'
import { membershipsOf } from '../teams/index.ts'
import { templatesOfTeam } from '../templates/index.ts'
import { ugcAdsOfUser } from '../ugc-ads/index.ts'
import { uploadsOfUser } from '../uploads/index.ts'

const PAGE = 500
/** No team is expected to have more orders than this. */
const ORDERS_MAX = 10_000

type Page<Row> = (after: string | null) => Promise<Row[]>

/** Streams a long list as a JSON array, one row per line, with one page in memory at a time. */
async function* jsonLines<Row extends { id: string }>(pages: Page<Row>[]): AsyncGenerator<string> {
  let lead = '[\n'
  for (const page of pages) {
    let after: string | null = null
    do {
      const rows: Row[] = await page(after)
      for (const row of rows) {
        yield lead + JSON.stringify(row)
        lead = ',\n'
      }
      after = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null
    } while (after)
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n'
}

async function* json(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), null, 2)}\n`
}

/**
 * A user's stored data, by file. Payments and credits belong to teams and are included where the
 * user's role may see them.
 */
export async function collectData(
  { db }: Context,
  userId: string,
): Promise<[name: string, content: AsyncGenerator<string>][]> {
  const teams = await membershipsOf(db, userId)
  const paying = teams.filter(({ role }) => mayDo(role, 'seePayments'))
  const running = teams.filter(({ role }) => mayDo(role, 'runCampaigns'))
  const ordersOf = async () => {
    const lists = await Promise.all(
      paying.map(({ teamId }) => listAllOrders({ db }, { teamId, limit: ORDERS_MAX })),
    )
    return lists.flat().map(withoutPages)
  }
  const ofTeams = <Row>(read: (executor: typeof db, teamId: string) => PromiseLike<Row[]>) =>
    json(async () => (await Promise.all(teams.map(({ teamId }) => read(db, teamId)))).flat())
  const limit = PAGE
  return [
    ['profile.json', json(() => describeAccount(db, userId))],
    ['sessions.json', json(() => describeSessions(db, userId))],
    ['teams.json', json(() => Promise.resolve(teams))],
    ['brands.json', ofTeams(brandsOfTeam)],
    ['knowledge.json', ofTeams(knowledgeOfTeam)],
    ['ad-board.json', ofTeams(seenAdsOfTeam)],
    ['templates.json', ofTeams(templatesOfTeam)],
    ['products.json', ofTeams(productsOfTeam)],
    ['imports.json', ofTeams(importsOfTeam)],
    ['creatives.json', jsonLines([(after) => creativesOfUser(db, { userId, after, limit })])],
    ['ugc-ads.json', json(() => ugcAdsOfUser(db, userId))],
    ['subtitles.json', json(() => subtitlesOfUser(db, userId))],
    ['uploads.json', json(() => uploadsOfUser(db, userId))],
    ['orders.json', json(ordersOf)],
    ['tasks.json', jsonLines([(after) => tasksMadeBy(db, { userId, after, limit })])],
    ['files.json', jsonLines([(after) => filesOfUser(db, { userId, after, limit })])],
    [
      'ad-figures.json',
      jsonLines(
        running.map(
          ({ teamId }) =>
            (after: string | null) =>
              figuresOfTeam(db, { teamId, after, limit }),
        ),
      ),
    ],
    [
      'ledger.json',
      jsonLines(
        paying.map(
          ({ teamId }) =>
            (after: string | null) =>
              movementsOfTeam(db, { teamId, after, limit }),
        ),
      ),
    ],
  ]
}

/** Payment page URLs grant access to anyone who has them. */
const withoutPages = <Order extends { checkoutUrl: string | null; checkoutRef: string | null }>({
  checkoutUrl,
  checkoutRef,
  ...order
}: Order) => order
