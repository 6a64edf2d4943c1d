import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '../../src/backend/db/database.ts'
import {
  captureHold,
  grantCredits,
  holdCredits,
  releaseHold,
} from '../../src/backend/modules/credits/index.ts'
import { creditBalances } from '../../src/backend/modules/credits/tables.ts'
import { tasks } from '../../src/backend/modules/tasks/tables.ts'
import { isAppError } from '../../src/contract/app-error.ts'
import type { LedgerCommand, Outcome } from './ledger-model.ts'
import { insertTask } from './task-row.ts'

/** Gives a team credits. */
export const grant = (db: Database, teamId: string, amount: number, source: string = uuidv7()) =>
  db.transaction((tx) => grantCredits(tx, { teamId, amount, source, reason: 'test' }))

export async function balanceOf(db: Database, teamId: string) {
  const [row] = await db
    .select({ available: creditBalances.available, held: creditBalances.held })
    .from(creditBalances)
    .where(eq(creditBalances.teamId, teamId))
  return row ?? { available: 0, held: 0 }
}

/** A new team with credits and an accepted task that holds some of them. */
export async function acceptTask(db: Database, { credits = 10, price = 4 } = {}) {
  const teamId = uuidv7()
  await grant(db, teamId, credits)
  const task = await db.transaction(async (tx) => {
    const row = await insertTask(tx, { teamId, credits: price })
    await holdCredits(tx, { teamId, taskId: row.id, amount: price })
    return row
  })
  return { teamId, taskId: task.id }
}

/** Settles a task's hold and ends the task accordingly. */
export async function settleTask(tx: Transaction, taskId: string, how: 'capture' | 'release') {
  const isCaptured = how === 'capture'
  const credits = await (isCaptured ? captureHold : releaseHold)(tx, taskId)
  await tx
    .update(tasks)
    .set({ status: isCaptured ? 'SUCCEEDED' : 'FAILED', creditsCharged: isCaptured ? credits : 0 })
    .where(eq(tasks.id, taskId))
}

/** Runs the ledger model's commands on a database, with its own teams and tasks. */
export class LedgerWorld {
  private readonly teams = new Map<number, string>()
  private readonly tasks = new Map<number, string>()
  private readonly mark = uuidv7()
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  balanceOf(team: number) {
    return balanceOf(this.db, this.teamId(team))
  }

  /** Each command is a separate transaction, as in the verbs. */
  async apply(command: LedgerCommand): Promise<Outcome> {
    try {
      await this.db.transaction((tx) => this.run(tx, command))
      return 'done'
    } catch (error) {
      if (isAppError(error) && error.code === 'insufficient_credits') return error.code
      return 'refused'
    }
  }

  private async run(tx: Transaction, command: LedgerCommand): Promise<void> {
    if (command.do === 'grant') {
      const source = `${this.mark}:${command.source}`
      const teamId = this.teamId(command.team)
      await grantCredits(tx, { teamId, amount: command.amount, source, reason: 'test' })
      return
    }
    const taskId = this.taskId(command.task)
    if (command.do !== 'hold') return settleTask(tx, taskId, command.do)
    const teamId = this.teamId(command.team)
    const hold = await holdCredits(tx, { teamId, taskId, amount: command.amount })
    const [known] = await tx.select().from(tasks).where(eq(tasks.id, taskId))
    if (!known) await insertTask(tx, { id: taskId, teamId, credits: hold.amount })
  }

  private teamId = (team: number) => idFor(this.teams, team)
  private taskId = (task: number) => idFor(this.tasks, task)
}

function idFor(ids: Map<number, string>, number: number): string {
  const id = ids.get(number) ?? uuidv7()
  ids.set(number, id)
  return id
}
