import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../contract/app-error.ts'
import { Email, Id } from '../../contract/fields.ts'
import { TASK_STATUSES } from '../../contract/generation.ts'
import {
  createUser,
  endAllSessions,
  endSessions,
  findUserByEmail,
  listOperators,
  NewUser,
} from '../modules/accounts/index.ts'
import { grantOperator, switchSecondFactorOff } from '../modules/admin/index.ts'
import { grantCredits, verifyLedger } from '../modules/credits/index.ts'
import { listPublications, takeDownPublication } from '../modules/gallery/index.ts'
import { listOutbox } from '../modules/outbox/index.ts'
import { listAllTasks } from '../modules/tasks/index.ts'
import { findSelectedTeamId } from '../modules/teams/index.ts'
import { backupCommand } from './backup-commands.ts'
import { grantCommand, ordersCommand, reconcileCommand, refundCommand } from './billing-commands.ts'
import { defineCommand, type OperatorCommand } from './command.ts'
import { doctorCommand } from './doctor/doctor-command.ts'
import { usageCommand } from './usage-command.ts'

const Limit = z.number().int().min(1).max(1_000).default(50)

const createUserCommand = defineCommand({
  name: 'user.create',
  input: NewUser,
  trace: ({ email }) => ({ action: 'account_made', subject: email }),
  async run(context, input) {
    const user = await createUser(context, input)
    return [{ user: user.id, email: user.email }]
  },
})

const addCreditsCommand = defineCommand({
  name: 'user.credits',
  input: z.object({ email: Email, add: z.number().int().min(1).max(1_000_000_000) }),
  trace: ({ email, add }) => ({
    action: 'credits_granted',
    subject: email,
    details: { credits: add },
  }),
  async run({ db }, { email, add }) {
    const user = await findUserByEmail(db, email)
    const teamId = user && (await findSelectedTeamId(db, user.id))
    if (!teamId) throw new AppError('email_not_registered')
    const source = `operator:${randomUUID()}`
    await db.transaction((tx) =>
      grantCredits(tx, { teamId, amount: add, source, reason: 'operator' }),
    )
    return [{ email, added: add }]
  },
})

const secondFactorOffCommand = defineCommand({
  name: 'user.second-factor-off',
  input: z.object({ email: Email }),
  async run(context, { email }) {
    const { wasOn } = await switchSecondFactorOff(context, { email })
    return [{ email, 'second factor': wasOn ? 'turned off' : 'wasn’t on' }]
  },
})

/** Signs out one account, or everybody: after a leak, or when somebody must lose access at once. */
const signOutCommand = defineCommand({
  name: 'user.sign-out',
  input: z.union([z.object({ email: Email }), z.object({ all: z.literal(true) })]),
  trace: (input, rows) => ({
    action: 'sessions_ended',
    subject: 'email' in input ? input.email : '*',
    details: { sessions: Number(rows[0]?.ended ?? 0) },
  }),
  async run(context, input) {
    if ('all' in input) return [{ ended: await endAllSessions(context) }]
    const user = await findUserByEmail(context.db, input.email)
    if (!user) throw new AppError('email_not_registered')
    return [{ ended: await endSessions(context, context.db, { userId: user.id }) }]
  },
})

const outboxCommand = defineCommand({
  name: 'outbox',
  input: z.object({ email: Email.optional(), limit: Limit }),
  async run(context, input) {
    const mails = await listOutbox(context, input)
    return mails.map(({ to, template, code, created_at, sent_at }) => ({
      created: created_at,
      to,
      template,
      code: code ?? '-',
      sent: sent_at ?? 'no',
    }))
  },
})

const tasksCommand = defineCommand({
  name: 'tasks',
  input: z.object({
    email: Email.optional(),
    status: z.string().toUpperCase().pipe(z.enum(TASK_STATUSES)).optional(),
    limit: Limit,
  }),
  async run(context, { email, status, limit }) {
    const user = email ? await findUserByEmail(context.db, email) : undefined
    if (email && !user) throw new AppError('email_not_registered')
    const rows = await listAllTasks(context, { userId: user?.id, status, limit })
    return rows.map((task) => ({
      created: task.createdAt.toISOString(),
      task: task.id,
      status: task.status,
      progress: `${Math.round(task.progress * 100)}%`,
      type: task.workflowType,
      model: task.model,
      credits: task.credits,
      charged: task.creditsCharged,
      error: task.errorCode ?? '-',
    }))
  },
})

const verifyLedgerCommand = defineCommand({
  name: 'ledger.verify',
  input: z.object({}),
  async run({ db }) {
    const violations = await verifyLedger(db)
    return violations.length > 0 ? violations.map((row) => ({ ...row })) : [{ ledger: 'adds up' }]
  },
})

const listPublicationsCommand = defineCommand({
  name: 'gallery.list',
  input: z.object({ limit: Limit }),
  async run(context, { limit }) {
    const rows = await listPublications(context, limit)
    return rows.map((row) => ({
      published: row.publishedAt.toISOString(),
      item: row.fileId,
      user: row.userId,
      type: row.workflowType,
      removed: row.removedAt?.toISOString() ?? 'no',
      prompt: row.prompt ?? '-',
    }))
  },
})

const takeDownCommand = defineCommand({
  name: 'gallery.remove',
  input: z.object({ item: Id }),
  trace: ({ item }) => ({ action: 'publication_removed', subject: item }),
  async run(context, { item }) {
    await takeDownPublication(context, item)
    return [{ item, removed: 'yes' }]
  },
})

const operatorCommand = (name: string, isOperator: boolean) =>
  defineCommand({
    name,
    input: z.object({ email: Email }),
    async run(context, { email }) {
      await grantOperator(context, { email, isOperator })
      return [{ email, operator: isOperator ? 'yes' : 'no' }]
    },
  })

const listOperatorsCommand = defineCommand({
  name: 'operator.list',
  input: z.object({}),
  async run({ db }) {
    return (await listOperators(db)).map((email) => ({ email }))
  },
})

/** Everything that `npm run admin` can ask for, by name. */
export const commands: readonly OperatorCommand[] = [
  createUserCommand,
  addCreditsCommand,
  secondFactorOffCommand,
  signOutCommand,
  operatorCommand('operator.grant', true),
  operatorCommand('operator.revoke', false),
  listOperatorsCommand,
  tasksCommand,
  outboxCommand,
  verifyLedgerCommand,
  listPublicationsCommand,
  takeDownCommand,
  ordersCommand,
  refundCommand,
  grantCommand,
  reconcileCommand,
  backupCommand,
  usageCommand,
  doctorCommand,
]
