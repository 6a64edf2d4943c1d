import { setTimeout as pause } from 'node:timers/promises'
import { openCrashableServer } from '../crash/crashable-server.ts'
import type { S3Server } from '../support/s3-server.ts'
import { auditData, auditPeople } from './audit.ts'
import { createFaults } from './faults.ts'
import { createPerson, type Deed, type Material } from './person.ts'
import { between, seeded } from './random.ts'

export interface ChaosOptions {
  kills: number
  seed: number
  material: Material
  /** What each of the people does. */
  people: readonly (readonly Deed[])[]
  /** Least and most milliseconds between two kills; on a machine that is slow or busy, more. */
  betweenMs: readonly [number, number]
  /** How often another fault comes between two kills, from 0 to 1. */
  disturbed?: number
  restartDatabase?: () => Promise<void>
  /** Keeps the files, and fails now and then; without one they are on the disk. */
  s3?: S3Server
  say?: (line: string) => void
  /** Whether to count now, before all kills are done. */
  isCalledOff?: () => boolean
}

export interface ChaosReport {
  kills: number
  disturbances: number
  deeds: Record<string, number>
  /** Milliseconds from a kill until something that was accepted before it came to its end. */
  resumedMs: number[]
  /** What should not be; empty when all is well. */
  violations: string[]
}

const CREDITS = 100_000
const DISTURBED = 0.3
/** A start takes so long where nothing else runs. What takes longer there takes all work longer, too. */
const START_MS = 3_000

/** People at work while the process dies, the clock lies and the disk fills; at the end all is counted. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { seed, disturbed = DISTURBED, say = () => undefined } = options
  const server = await openCrashableServer({
    VISITOR_DAILY_CREDITS: '0',
    ...(options.s3 && bucketVariables(options.s3.settings)),
  })
  const random = seeded(seed)
  const resumedMs: number[] = []
  const violations: string[] = []
  let killedAt: number | null = null
  let isOver = false
  try {
    await server.start()
    const world = {
      server,
      material: options.material,
      onDone(acceptedAt: number) {
        if (killedAt === null || acceptedAt > killedAt) return
        resumedMs.push(Date.now() - killedAt)
        killedAt = null
      },
    }
    const people = []
    for (const [index, deeds] of options.people.entries()) {
      const token = await server.signUp(`person-${index}@example.com`, CREDITS)
      const own = { ...world, deeds, random: seeded(seed + index + 1) }
      people.push(createPerson(own, token, CREDITS))
    }
    const lives = people.map((person, index) =>
      person
        .live(() => isOver)
        .catch((error: unknown) => {
          const violation = `person ${index + 1}: ${describe(error)}`
          violations.push(violation)
          say(violation)
        }),
    )
    const faults = createFaults(server, random, options)
    let disturbances = 0
    let kills = 0
    let slowness = 1
    const rest = () => pause(between(random, ...options.betweenMs) * slowness)
    while (kills < options.kills && !options.isCalledOff?.()) {
      await rest()
      if (random() < disturbed) {
        const what = await faults.disturb()
        disturbances += 1
        say(`      ${what}`)
        await rest()
      }
      const from = Date.now()
      const { what, startMs } = await faults.kill()
      slowness = Math.max(1, startMs / START_MS)
      killedAt = from
      kills += 1
      say(`${String(kills).padStart(4)}  ${what}, back after ${seconds(Date.now() - from)} s`)
    }
    isOver = true
    await Promise.all(lives)
    violations.push(
      ...(await auditPeople(
        server,
        people.map(({ promised }) => promised),
      )),
    )
    await server.stop()
    violations.push(...(await auditData(server.settings, server.dataDir)))
    const deeds: Record<string, number> = {}
    for (const { promised } of people) {
      for (const [deed, count] of Object.entries(promised.deeds)) {
        deeds[deed] = (deeds[deed] ?? 0) + count
      }
    }
    return { kills, disturbances, deeds, resumedMs, violations }
  } finally {
    isOver = true
    await server.remove()
  }
}

/** The settings of a bucket as the environment has them. */
export const bucketVariables = ({ bucket, endpoint, keys }: S3Server['settings']) => ({
  SECRET: 'one secret for every machine there is',
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint ?? '',
  S3_ACCESS_KEY_ID: keys?.id ?? '',
  S3_SECRET_ACCESS_KEY: keys?.secret ?? '',
})

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

const describe = (error: unknown): string =>
  error instanceof Error && error.cause ? `${error.message}: ${error.cause}` : String(error)
