import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { MEBIBYTE } from '../../contract/limits.ts'

/** The database allocates space in steps of this size before it writes. */
const STEP_BYTES = 16 * MEBIBYTE

/**
 * Detects when the database gives up, as PostgreSQL does when it cannot write its log. PGlite would treat this like any
 * other error and retry at once, forever, blocking everything else in the process.
 * @param onGivenUp must not return
 */
export function hearOfGivingUp({ Module: database }: PGlite, onGivenUp: () => never): void {
  const takeStep = database._PostgresMainLoopOnce
  database._PostgresMainLoopOnce = () => {
    try {
      takeStep()
    } catch (error) {
      // Query errors are thrown as other types, and the database keeps running after them.
      if (error instanceof WebAssembly.RuntimeError) onGivenUp()
      throw error
    }
  }
}

/** A sentence for the operator on why the database in a folder has given up. */
export function whyGivenUp(folder: string): string {
  const what = `The embedded database has stopped, since it can no longer write to ${folder}:`
  const kept = 'What was saved is there at the next start.'
  if (!isDatabaseIn(folder)) return `${what} its files are gone.`
  if (freeBytes(folder) < STEP_BYTES) return `${what} the disk is full. Make room. ${kept}`
  return `${what} see what the system says about that disk. ${kept}`
}

/** Whether a folder contains a database. */
export const isDatabaseIn = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
