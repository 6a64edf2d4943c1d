import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import type { AdVersions } from '../../../contract/endpoints/ad-versions.ts'
import type { LayersToSave } from '../../../contract/endpoints/layers.ts'
import type { MusicToWrite } from '../../../contract/endpoints/music.ts'
import type { PersonToSpeak } from '../../../contract/endpoints/people.ts'
import type { ShootToMake } from '../../../contract/endpoints/photoshoot.ts'
import type { PromptCorrections } from '../../../contract/endpoints/prompts.ts'
import type { SoundtrackToMix } from '../../../contract/endpoints/soundtrack.ts'
import type { SpeechToSay } from '../../../contract/endpoints/speech.ts'
import type { SubtitlesToBurn } from '../../../contract/endpoints/subtitles.ts'
import type { TimelineToRender } from '../../../contract/endpoints/timelines.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type {
  AspectRatio,
  Resolution,
  TaskStatus,
  WorkflowType,
} from '../../../contract/generation.ts'
import type { Language } from '../../../contract/languages.ts'
import type { ResultNote } from '../../../contract/result-notes.ts'
import type { SpokenLanguage } from '../../../contract/spoken-languages.ts'
import type { Cue } from '../../../contract/subtitles.ts'
import { bytea, createdAt, id, instant } from '../../db/columns.ts'
import type { Handle, OutputStyle } from '../../generation/provider.ts'
import type { BrandSnapshot } from '../brands/tables.ts'

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    workflowType: text('workflow_type').$type<WorkflowType>().notNull(),
    status: text('status').$type<TaskStatus>().notNull(),
    model: text('model').notNull(),
    prompt: text('prompt').notNull(),
    language: text('language').$type<Language>().notNull(),
    aspectRatio: text('aspect_ratio').$type<AspectRatio>().notNull(),
    resolution: text('resolution').$type<Resolution>().notNull(),
    /** Null for images. */
    durationSeconds: integer('duration_seconds'),
    generateAudio: boolean('generate_audio').notNull(),
    watermark: boolean('watermark').notNull(),
    count: integer('count').notNull(),
    seed: integer('seed').notNull(),
    /** The ad placement the result is made for. */
    placement: text('placement'),
    /** Snapshot of the team's brand at creation; null if the result should not carry it. */
    brand: jsonb('brand').$type<BrandSnapshot>(),
    /** Id of the first task in its pack; null if it was requested alone. */
    pack: uuid('pack'),
    /** Whether the task has no job yet because its team's plan has no free slot. */
    waits: boolean('waits').notNull().default(false),
    /** Values the owner set in place of the engine's reading of the prompt. */
    corrections: jsonb('corrections').$type<PromptCorrections>(),
    /** The words of each result, if the task sets one ad in several languages. */
    versions: jsonb('versions').$type<AdVersions>(),
    /** The first result of that language set; null if the task belongs to none. */
    versionsOf: uuid('versions_of'),
    /** Whether words are set over the model's picture instead of leaving them to the model. */
    exactWords: boolean('exact_words').notNull().default(false),
    /** The prompt for a wordless picture; null if the original prompt goes to the model unchanged. */
    scenePrompt: text('scene_prompt'),
    /** Model and maker of the picture under the words, as a display label. */
    paintedBy: text('painted_by'),
    /** Subtitles to burn into its video. */
    subtitles: jsonb('subtitles').$type<SubtitlesToBurn>(),
    /** Language spoken in its video, if the owner specified it. */
    spokenLanguage: text('spoken_language').$type<SpokenLanguage>(),
    /** The picture's layers, as opened and as saved. */
    layers: jsonb('layers').$type<LayersToSave>(),
    /** The music to write. */
    music: jsonb('music').$type<MusicToWrite>(),
    /** Scenes and aspect ratios for the product shots. */
    photoshoot: jsonb('photoshoot').$type<ShootToMake>(),
    /** The voice that speaks the prompt, and its settings. */
    speech: jsonb('speech').$type<SpeechToSay>(),
    /** Sound to mix under its video. */
    soundtrack: jsonb('soundtrack').$type<SoundtrackToMix>(),
    /** The film to cut. */
    timeline: jsonb('timeline').$type<TimelineToRender>(),
    /** The person shown, with the stated consent. */
    person: jsonb('person').$type<PersonToSpeak>(),
    /** Transcript of its video; null until the video has been transcribed. */
    heard: jsonb('heard').$type<Cue[]>(),
    /** Look of an earlier result to keep, in its provider's own format. */
    style: jsonb('style').$type<OutputStyle>(),
    credits: integer('credits').notNull(),
    creditsCharged: integer('credits_charged').notNull().default(0),
    progress: doublePrecision('progress').notNull().default(0),
    stage: text('stage').notNull().default(''),
    etaSeconds: doublePrecision('eta_seconds'),
    /** Lets the provider find the running generation again (plain JSON). */
    handle: jsonb('handle').$type<Handle>(),
    /** The provider and its job name; no two unfinished tasks share one. */
    job: text('job'),
    /** Id of the current submission. Without a handle, it is unknown whether the submission arrived. */
    clientToken: uuid('client_token'),
    submittedAt: instant('submitted_at'),
    /** When the next check is due; null unless the task waits for a remote provider. */
    checkAt: instant('check_at'),
    /** Seconds spent waiting for the provider by the time of that check. */
    waitedSeconds: doublePrecision('waited_seconds').notNull().default(0),
    /** Number of the next check. A job with any other number is stale. */
    checks: integer('checks').notNull().default(0),
    /** State of the current look; `outdated` if news arrived after it began. */
    look: text('look').$type<'under_way' | 'outdated'>(),
    /** Runs started, except those that our own shutdown cut short. */
    attempts: integer('attempts').notNull().default(0),
    /** Attempts that failed on their own; our crashes do not count. */
    failures: integer('failures').notNull().default(0),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorDetails: jsonb('error_details').$type<ErrorDetails>(),
    seenAt: instant('seen_at'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    deletedAt: instant('deleted_at'),
    /** When its results were deleted for age. */
    expiredAt: instant('expired_at'),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.teamId, table.status),
    index().on(table.status, table.id),
    index().on(table.createdAt),
    index().on(table.job),
    index().on(table.versionsOf),
    index().on(table.pack),
    index().on(table.teamId).where(sql`${table.waits}`),
  ],
)

export const taskInputs = pgTable(
  'task_inputs',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    role: text('role').$type<InputRole>().notNull(),
    position: integer('position').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.role, table.position] }),
    index().on(table.fileId),
  ],
)

/**
 * A thumbnail of each result that a running task finishes before the others. Previews are deleted when
 * the task ends, whatever the outcome.
 */
export const taskPreviews = pgTable(
  'task_previews',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** WebP of a few kilobytes. */
    picture: bytea('picture').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.position] })],
)

export const taskOutputs = pgTable(
  'task_outputs',
  {
    /** The output's id is its file's id. */
    fileId: uuid('file_id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The provider's notes about the result. */
    notes: jsonb('notes').$type<ResultNote[]>().notNull().default([]),
    /** What its provider needs to make similar results. */
    style: jsonb('style').$type<OutputStyle>(),
    /** The model's picture without the words. */
    cleanFileId: uuid('clean_file_id'),
    /** Left over from versions before the library, which now stores favorites; no longer read. */
    starredAt: instant('starred_at'),
  },
  (table) => [index().on(table.taskId)],
)

/**
 * `painted`: a model's picture under the words; `layer`: a file used in a layered picture; `voice` and
 * `music`: sound mixed under a video. None of these is a reference that the user attached.
 */
export type InputRole =
  | 'image'
  | 'start_frame'
  | 'end_frame'
  | 'video'
  | 'painted'
  | 'layer'
  | 'voice'
  | 'music'
  | 'source'

/**
 * Events of the task stream, in order, for replay after a lost connection. The stream sends a task's
 * current state, so only a task's latest `progress` event is kept.
 */
export const taskEvents = pgTable(
  'task_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id').notNull(),
    taskId: uuid('task_id').notNull(),
    kind: text('kind').$type<TaskEventKind>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.id), index().on(table.taskId)],
)

export type TaskEventKind = 'status' | 'progress'

/** Idempotency keys from clients: a repeated request returns the first request's task. */
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
