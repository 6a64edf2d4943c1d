import { bigserial, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    workflowType: text('workflow_type').notNull(),
    status: text('status').notNull(),
    model: text('model').notNull(),
    prompt: text('prompt').notNull(),
    language: text('language').notNull(),
    aspectRatio: text('aspect_ratio').notNull(),
    resolution: text('resolution').notNull(),
    /** Null for images. */
    durationSeconds: integer('duration_seconds'),
    generateAudio: boolean('generate_audio').notNull(),
    watermark: boolean('watermark').notNull(),
    count: integer('count').notNull(),
    seed: integer('seed').notNull(),
    credits: integer('credits').notNull(),
    creditsCharged: integer('credits_charged').notNull().default(0),
    progress: doublePrecision('progress').notNull().default(0),
    stage: text('stage').notNull().default(''),
    etaSeconds: doublePrecision('eta_seconds'),
    /** What the provider gave us to find the running generation again (plain JSON). */
    handle: jsonb('handle').$type<unknown>(),
    attempts: integer('attempts').notNull().default(0),
    errorCode: text('error_code'),
    errorDetails: jsonb('error_details').$type<Record<string, string | number | boolean | null>>(),
    seenAt: instant('seen_at'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.teamId, table.status),
    index().on(table.status, table.createdAt),
  ],
)

export const taskInputs = pgTable(
  'task_inputs',
  {
    taskId: uuid('task_id').notNull().references(() => tasks.id, { onDelete: 'cascade' }),
    /** `image`, `start_frame`, `end_frame` or `video`. */
    role: text('role').notNull(),
    position: integer('position').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.role, table.position] }), index().on(table.fileId)],
)

export const taskOutputs = pgTable(
  'task_outputs',
  {
    /** The file's id is the output's id. */
    fileId: uuid('file_id').primaryKey(),
    taskId: uuid('task_id').notNull().references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [index().on(table.taskId)],
)

/** What the event stream tells, in order, for replay after a lost connection. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id').notNull(),
    taskId: uuid('task_id').notNull(),
    kind: text('kind').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.id)],
)

/** Keys a client gave so that a repeated request answers the first one's task. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    taskId: uuid('task_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
