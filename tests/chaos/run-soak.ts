import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { number, object, parse } from 'zod'
import { median, memoryMib } from '../bench/process-usage.ts'
import { type CrashableServer, openCrashableServer } from '../crash/crashable-server.ts'
import { memoryLimitsOf } from '../support/memory-limits.ts'
import { auditData, auditPeople } from './audit.ts'
import { createPerson, type Deed, type Material } from './person.ts'
import { seeded } from './random.ts'

export interface SoakOptions {
  minutes: number
  seed: number
  material: Material
  people: readonly (readonly Deed[])[]
  sampleMs: number
  say: (line: string) => void
}

/** What the serving process held at one moment. */
interface Sample {
  minute: number
  memoryMib: number
  /** Of that, what JavaScript holds, and what it holds outside its heap: buffers, WebAssembly. */
  heapMib: number
  outsideMib: number
  handles: number
  threads: number
}

export interface SoakReport {
  samples: Sample[]
  /** Growth from the second quarter to the last one, in parts; the first quarter warms up. */
  growth: { memory: number; handles: number; threads: number }
  done: number
  violations: string[]
}

const CREDITS = 1_000_000

const MIB = 1_048_576
const memoryUsage = object({ heapUsed: number(), external: number() })

/** People at work for a long time and nothing goes wrong: what grows then is a leak. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const server = await openCrashableServer({
    VISITOR_DAILY_CREDITS: '0',
    ...memoryLimitsOf('start').env,
  })
  const endsAt = Date.now() + options.minutes * 60_000
  const samples: Sample[] = []
  try {
    await server.start()
    const world = { server, material: options.material, onDone: () => undefined }
    const people = []
    for (const [index, deeds] of options.people.entries()) {
      const token = await server.signUp(`person-${index}@example.com`, CREDITS)
      const own = { ...world, deeds, random: seeded(options.seed + index) }
      people.push(createPerson(own, token, CREDITS))
    }
    const lives = Promise.all(people.map((person) => person.live(() => Date.now() >= endsAt)))
    while (Date.now() < endsAt) {
      await Promise.race([pause(options.sampleMs), lives])
      const minute = options.minutes - (endsAt - Date.now()) / 60_000
      const sample = { minute, ...(await holdings(server)) }
      samples.push(sample)
      options.say(describe(sample))
    }
    await lives
    const promised = people.map((person) => person.promised)
    const violations = await auditPeople(server, promised)
    await server.stop()
    violations.push(...(await auditData(server.settings, server.dataDir)))
    const done = promised.flatMap(({ deeds }) => Object.values(deeds)).reduce((a, b) => a + b, 0)
    return { samples, growth: growthOf(samples), done, violations }
  } finally {
    await server.remove()
  }
}

async function holdings(server: CrashableServer): Promise<Omit<Sample, 'minute'>> {
  const pid = server.pid() ?? 0
  const used = parse(memoryUsage, await (await fetch(`${server.baseUrl}/memory`)).json())
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return {
    memoryMib: Math.round(await memoryMib(pid)),
    heapMib: Math.round(used.heapUsed / MIB),
    outsideMib: Math.round(used.external / MIB),
    handles: (await readdir(`/proc/${pid}/fd`)).length,
    threads: Number(/^Threads:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN),
  }
}

const describe = (sample: Sample): string =>
  `${sample.minute.toFixed(1).padStart(6)} min  ${sample.memoryMib} MiB (heap ${sample.heapMib}, outside ${sample.outsideMib})  ${sample.handles} handles  ${sample.threads} threads`

function growthOf(samples: readonly Sample[]): SoakReport['growth'] {
  const quarter = Math.floor(samples.length / 4)
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)]
  const grown = (of: (sample: Sample) => number) => median(late.map(of)) / median(early.map(of)) - 1
  return {
    memory: grown((sample) => sample.memoryMib),
    handles: grown(({ handles }) => handles),
    threads: grown(({ threads }) => threads),
  }
}
