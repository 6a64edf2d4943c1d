import { parseArgs } from 'node:util'
import { z } from 'zod'
import { isAmong } from '../contract/keys-of.ts'
import { POOLS } from './queue/job.ts'
import type { WorkerChoice } from './start-worker.ts'

const USAGE = `For example: npm run worker -- --queues ${POOLS.join(',')} --concurrency 2`

/**
 * Parses arguments such as `npm run worker -- --queues images,remote --concurrency 4`; no arguments means everything.
 * @throws Error with a sentence for the operator
 */
export function readWorkerChoice(args: readonly string[]): WorkerChoice {
  const { queues, concurrency } = valuesOf(args)
  const names = queues?.split(',').map((name) => name.trim())
  const unknown = names?.find((name) => !isAmong(POOLS, name))
  if (unknown !== undefined) throw new Error(`There’s no queue named "${unknown}". ${USAGE}`)
  const atOnce = z.coerce.number().int().min(1).max(64).optional().safeParse(concurrency)
  if (!atOnce.success)
    throw new Error(`--concurrency must be a whole number from 1 to 64. ${USAGE}`)
  return {
    pools: names ? POOLS.filter((pool) => names.includes(pool)) : POOLS,
    concurrency: atOnce.data,
  }
}

function valuesOf(args: readonly string[]) {
  try {
    const options = { queues: { type: 'string' }, concurrency: { type: 'string' } } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} ${USAGE}`)
  }
}
