import { sql } from 'drizzle-orm'
import { createApp } from '../../src/backend/app.ts'
import type { Context } from '../../src/backend/context.ts'
import { runCommand } from '../../src/backend/operator/run-command.ts'
import { seedLibrary } from '../support/seed-library.ts'

const EMAIL = 'bench@example.com'
const PASSWORD = 'measure-2026'
const ROUNDS = 30

export interface SeededLibrary {
  token: string
  teamId: string
}

/** An account whose team's library has this many items. */
export async function openLibrary(context: Context, count: number): Promise<SeededLibrary> {
  const { db } = context
  await runCommand(context, 'user.create', { email: EMAIL, password: PASSWORD, credits: 10 })
  const reply = await createApp(context).request('/api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' }),
  })
  const { data }: { data: { access_token: string } } = await reply.json()
  const { rows } = await db.execute<{ teamId: string; userId: string }>(
    sql`select team_id as "teamId", user_id as "userId" from team_members limit 1`,
  )
  const [member] = rows
  if (!member) throw new Error('The account has no team.')
  await seedLibrary(db, { ...member, count })
  return { token: data.access_token, teamId: member.teamId }
}

/** Queries a page of the library may send. */
const QUERIES: Record<string, string> = {
  'first page': '',
  'oldest first': 'sort=oldest',
  'words of every fifth': 'search=coffee kraft',
  'words that are often there': 'search=running shoes',
  'words of one': 'search=no. 9000',
  'words of none': 'search=zeppelin',
  'a rare brand': 'brand=Rare brand',
  'videos of a ratio': 'type=video&ratio=1:1',
  creatives: 'source=creative',
  'a tag': 'tag=tag 6',
  favorites: 'is_starred=true',
  'last 12 months': 'period=year',
  bin: 'is_binned=true',
}

/**
 * Milliseconds of whole calls on the server (session, query, item views, and reply), and processor time
 * per call, which a busy machine doesn't change. It includes the embedded database's.
 */
export async function measureQueries(context: Context, { token, teamId }: SeededLibrary) {
  const app = createApp(context)
  const ask = async (path: string) => {
    const startedAt = performance.now()
    const reply = await app.request(`/api/v1/auth/library${path}`, {
      headers: { authorization: token },
    })
    const body = await reply.json()
    if (!reply.ok) throw new Error(JSON.stringify(body))
    return { ms: performance.now() - startedAt, data: body.data }
  }
  const first = await ask('/overview')
  const folderId = first.data.folders[0].folder_id
  const all: [string, string][] = [
    ...Object.entries(QUERIES).map(([name, query]): [string, string] => [name, `?${query}`]),
    ['a folder', `?folder_id=${folderId}`],
    ['the hundredth page', `?cursor=${await cursorOfPage(ask, 99)}`],
    ['folders, tags and figures', '/overview'],
  ]
  const rows = []
  for (const [name, path] of all) {
    const times: number[] = []
    const before = process.cpuUsage()
    for (let round = 0; round < ROUNDS; round++) times.push((await ask(encodeURI(path))).ms)
    const { user, system } = process.cpuUsage(before)
    times.sort((a, b) => a - b)
    const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1)
    rows.push({
      query: name,
      'p50, ms': at(0.5),
      'p95, ms': at(0.95),
      'CPU, ms': ((user + system) / 1000 / ROUNDS).toFixed(1),
    })
  }
  await expectIndexes(context, teamId)
  return rows
}

async function cursorOfPage(
  ask: (path: string) => Promise<{ data: { next_cursor: string } }>,
  pages: number,
): Promise<string> {
  let cursor = ''
  for (let page = 0; page < pages; page++) {
    const path = `?limit=100${cursor && `&cursor=${cursor}`}`
    cursor = (await ask(path)).data.next_cursor ?? cursor
  }
  return cursor
}

/** Finding a team's library must not read all teams' libraries. */
async function expectIndexes({ db }: Context, teamId: string): Promise<void> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    explain select * from library_items where team_id = ${teamId} and binned_at is null
    order by created_at desc, file_id desc limit 61`)
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  if (/Seq Scan|Sort/.test(plan))
    throw new Error(`The first page reads more than it shows:\n${plan}`)
}
