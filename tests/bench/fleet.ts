/**
 * `npm run bench:fleet`: two webs and three workers with a folder each, on one PostgreSQL and one bucket, while
 * people make images, upload files, and remove watermarks. Midway, one web and one worker are killed, and one
 * of each is stopped as an operator would. Then checks that nothing was lost or done twice, the other web
 * reported every end, and the ledger is exact. `-- --tasks 24 --uploads 4 --removals 2` is a small run.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readEnv } from '../../src/backend/env.ts'
import { askOperator } from '../../src/backend/operator/ask-operator.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts'
import { auditData, auditPeople } from '../chaos/audit.ts'
import { createPerson, type Deed } from '../chaos/person.ts'
import { seeded } from '../chaos/random.ts'
import { bucketVariables } from '../chaos/run-chaos.ts'
import { startPostgres } from '../run/postgres.ts'
import { callEndpoint } from '../support/call-endpoint.ts'
import { makeMarkedVideo } from '../support/marked-video.ts'
import { makePicture } from '../support/media-files.ts'
import { stopAll } from '../support/processes.ts'
import { startS3Server } from '../support/s3-server.ts'
import { hearTasks } from './fleet/hear-tasks.ts'
import { type Machine, prepareMachine } from './fleet/machines.ts'
import { describeMachine } from './machine.ts'

const CREDITS = 100_000
const PASSWORD = 'correct-horse-9'
/** People who make images, each several at a time. */
const MAKERS = 6
const LOOK_MS = 100
const HEARD_WITHIN_MS = 2_000

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '300' },
    uploads: { type: 'string', default: '20' },
    removals: { type: 'string', default: '6' },
  },
})

const say = (line: string) => console.log(line)
const database = await startPostgres(say, { isDurable: true })
if ('reason' in database) throw new Error(database.reason)
const s3 = await startS3Server()
const folder = await mkdtemp(join(tmpdir(), 'adloom-fleet-'))
const shared = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'false',
  PLAN_CONCURRENCY: '5',
  TASK_CONCURRENCY: '1',
  CUTOUT_MODEL: 'off',
  VISITOR_DAILY_CREDITS: '0',
  DATABASE_URL: database.url,
  ...bucketVariables(s3.settings),
}
const machine = (name: string, queues?: string) =>
  prepareMachine({ name, folder, shared, ...(queues && { queues }) })
const webs = [await machine('web-1'), await machine('web-2')] as const
const workers = [
  await machine('worker-1', 'images,files,care'),
  await machine('worker-2', 'images,videos,removals'),
  await machine('worker-3', 'images,removals,files,remote,care'),
] as const

/** Routes like a proxy: to a person's usual web, or to one that's still up. */
const addressFor = (index: number): string => {
  const usual = webs[index % 2] ?? webs[0]
  return (usual.isUp() ? usual : (webs.find((web) => web.isUp()) ?? usual)).baseUrl
}
const serverFor = (index: number) => ({
  get baseUrl() {
    return addressFor(index)
  },
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, token = '') =>
    callEndpoint(addressFor(index), { endpoint, input, token }),
})

async function signUp(index: number): Promise<string> {
  const email = `fleet-${index}@example.com`
  const account = { email, password: PASSWORD, credits: CREDITS }
  await askOperator(readEnv(webs[0].settings), 'user.create', account)
  const login = { email, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' } as const
  return (await serverFor(index).call(contract.accounts.login, login)).access_token
}

try {
  // The first one creates the tables.
  await webs[0].start()
  await Promise.all([webs[1], ...workers].map((one) => one.start()))
  const material = { picture: await makePicture(), video: await makeMarkedVideo({ seconds: 4 }) }
  const quotas: [Deed, number][] = [
    ...Array.from({ length: MAKERS }, (): [Deed, number] => [
      'task',
      Math.ceil(Number(values.tasks) / MAKERS),
    ]),
    ['upload', Number(values.uploads)],
    ['removal', Number(values.removals)],
  ]
  const people = await Promise.all(
    quotas.map(async ([deed, quota], index) => {
      const token = await signUp(index)
      const world = { server: serverFor(index), material, deeds: [deed], onDone: () => undefined }
      const person = createPerson({ ...world, random: seeded(index + 1) }, token, CREDITS)
      // They learn the outcome from the other web.
      const heard = hearTasks(() => addressFor(index + 1), token)
      return { person, heard, isDone: () => person.promised.deeds[deed] >= quota }
    }),
  )
  const begunAt = Date.now()
  const made = () => people.reduce((sum, { person }) => sum + person.promised.deeds.task, 0)
  const lives = Promise.all(people.map(({ person, isDone }) => person.live(isDone)))
  const faults: [share: number, Machine, 'SIGKILL' | 'SIGTERM'][] = [
    [0.2, webs[0], 'SIGKILL'],
    [0.35, workers[0], 'SIGKILL'],
    [0.5, webs[1], 'SIGTERM'],
    [0.65, workers[1], 'SIGTERM'],
  ]
  const disturb = async () => {
    for (const [share, one, signal] of faults) {
      while (made() < share * Number(values.tasks)) await pause(LOOK_MS)
      await one.end(signal)
      say(`${one.name} ended by ${signal} after ${made()} pictures`)
      await one.start()
    }
  }
  await Promise.all([lives, disturb()])
  const seconds = (Date.now() - begunAt) / 1_000

  const promised = people.map(({ person }) => person.promised)
  const violations = await auditPeople(serverFor(0), promised)
  // The last events may still be in transit.
  await pause(HEARD_WITHIN_MS)
  for (const [index, { person, heard }] of people.entries()) {
    heard.stop()
    const missed = person.promised.taskIds.filter((id) => !heard.succeeded.has(id))
    if (missed.length > 0) violations.push(`person ${index + 1} did not hear of ${missed.length}`)
  }
  for (const one of [...webs, ...workers]) await one.end('SIGTERM')
  violations.push(...(await auditData(webs[0].settings, join(folder, 'web-1'))))
  say(`${describeMachine()}; two webs, three workers, PostgreSQL and S3 on it`)
  console.table([
    {
      pictures: made(),
      uploads: values.uploads,
      removals: values.removals,
      'ended on the way': faults.length,
      seconds: Math.round(seconds),
      'pictures a minute': Math.round((made() / seconds) * 60),
      violations: violations.length,
    },
  ])
  say(
    violations.length === 0
      ? 'nothing lost, stuck or twice; ledger exact; every end heard at the other web'
      : violations.join('\n'),
  )
  process.exitCode = violations.length === 0 ? 0 : 1
} finally {
  await stopAll()
  await s3.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
