import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { VARIABLE_NAMES } from '../src/backend/env.ts'
import { POOLS } from '../src/backend/queue/job.ts'
import { readWorkerChoice } from '../src/backend/worker-choice.ts'
import { memoryLimitsOf } from './support/memory-limits.ts'

/** Nothing here has been started by this test: it reads. */
const FOLDER = 'docs/deploy'
const read = (path: string) => readFileSync(`${FOLDER}/${path}`, 'utf8')

const Composition = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()).default({}),
      command: z.union([z.string(), z.array(z.string())]).optional(),
      volumes: z.array(z.string()).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
})
const { services, volumes } = Composition.parse(
  parse(read('compose/compose.yaml'), { merge: true }),
)
const ours = Object.values(services).filter(({ image }) => image === 'adloom')

const units = readdirSync(`${FOLDER}/systemd`).filter((name) => name.endsWith('.service'))
/** Sections of a unit with their lines, as `Name=value`. */
function linesOf(unit: string): Record<string, string[]> {
  const sections: Record<string, string[]> = {}
  let lines: string[] = []
  for (const line of read(`systemd/${unit}`).split('\n')) {
    const [, section] = /^\[(\w+)\]$/.exec(line) ?? []
    if (section) {
      lines = []
      sections[section] = lines
    } else if (line !== '' && !line.startsWith('#')) lines.push(line)
  }
  return sections
}

/** The queues that `--queues` names in a command. */
const queuesOf = (command: readonly string[]) =>
  readWorkerChoice(command.slice(command.indexOf('--queues'))).pools ?? []

test('every setting that is named exists', () => {
  const named = [
    ...ours.flatMap(({ environment }) => Object.keys(environment)),
    ...Object.keys(parseEnv(read('systemd/environment.example'))),
    ...[...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ),
    ...units.flatMap((unit) =>
      (linesOf(unit).Service ?? [])
        .filter((line) => line.startsWith('Environment='))
        .flatMap((line) => line.slice('Environment='.length).split(' '))
        .map((pair) => pair.split('=')[0] ?? ''),
    ),
  ]
  const unknown = named.filter((name) => !VARIABLE_NAMES.includes(name))
  // The C library's, as in the npm scripts.
  expect([...new Set(unknown)]).toEqual(Object.keys(memoryLimitsOf('start').env))
})

test('what a composition needs is in it, and what it asks of its operator is in the example', () => {
  for (const { depends_on: needs, volumes: mounts } of Object.values(services)) {
    const names = Array.isArray(needs) ? needs : Object.keys(needs)
    expect(Object.keys(services)).toEqual(expect.arrayContaining(names))
    const named = mounts.map((mount) => mount.split(':')[0] ?? '').filter((one) => /^\w/.test(one))
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named))
  }
  const asked = read('compose/compose.yaml').matchAll(/\$\{(\w+)[:}]/g)
  const names = new Set([...asked].map(([, name]) => name))
  expect(Object.keys(parseEnv(read('compose/.env.example'))).sort()).toEqual([...names].sort())
  for (const [host = ''] of read('compose/Caddyfile').matchAll(/web-\d/g)) {
    expect(services).toHaveProperty(host)
  }
})

test('every queue has a worker, in the composition and among the units', () => {
  const composed = ours.flatMap(({ command }) => (Array.isArray(command) ? [command] : []))
  expect(composed.flatMap(queuesOf).sort()).toEqual([...POOLS].sort())
  const started = units.filter((unit) => startOf(unit).includes('--queues')).map(startOf)
  expect(started.flatMap(queuesOf).sort()).toEqual([...POOLS].sort())
})

test('units start programs that are here, as a user of their own', () => {
  expect(units).toHaveLength(3)
  for (const unit of units) {
    const { Service = [], Unit = [], Install = [] } = linesOf(unit)
    expect([Unit.length > 0, Install.length > 0]).toEqual([true, true])
    expect(Service).toContain('User=adloom')
    expect(existsSync(programOf(unit))).toBe(true)
  }
})

/** The words of the command that a unit starts. */
const startOf = (unit: string): string[] =>
  (linesOf(unit).Service ?? [])
    .find((line) => line.startsWith('ExecStart='))
    ?.slice('ExecStart='.length)
    .split(' ') ?? []

const programOf = (unit: string): string => startOf(unit).find((word) => word.endsWith('.ts')) ?? ''

test('what is deployed keeps its memory as small as the npm scripts do', () => {
  const { env, options } = memoryLimitsOf('start')
  expect(memoryLimitsOf('worker')).toEqual({ env, options })
  const variables = Object.entries(env).map((pair) => pair.join('='))
  for (const unit of units) {
    expect(startOf(unit)).toEqual(expect.arrayContaining(options))
    expect(linesOf(unit).Service?.join(' ').split(' ')).toEqual(expect.arrayContaining(variables))
  }
  const image = read('Dockerfile')
  for (const word of [...variables, ...options]) expect(image).toContain(word)
  for (const { command } of ours.filter((one) => Array.isArray(one.command))) {
    expect(command).toEqual(expect.arrayContaining(options))
  }
})
