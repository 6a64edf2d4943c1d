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
    /** Ad placement it is made for. */
    placement: text('placement'),
    /** The team's brand as it was then; null when the result shall not bear it. */
    brand: jsonb('brand').$type<BrandSnapshot>(),
    /** The first of those it was asked for together with; null where it was asked for by itself. */
    pack: uuid('pack'),
    /** Whether it still waits until its team has room for one more, without a job. */
    waits: boolean('waits').notNull().default(false),
    /** What its owner set instead of the engine's reading of the prompt. */
    corrections: jsonb('corrections').$type<PromptCorrections>(),
    /** The words of each result, where it sets one ad in several languages. */
    versions: jsonb('versions').$type<AdVersions>(),
    /** The first result of that set; null where it belongs to none. */
    versionsOf: uuid('versions_of'),
    /** Whether words are set over the picture of a model instead of being left to it. */
    exactWords: boolean('exact_words').notNull().default(false),
    /** What the model is asked to paint for them; null where the prompt goes to it as it is. */
    scenePrompt: text('scene_prompt'),
    /** Model and maker of the picture it sets words over, as a person may read them. */
    paintedBy: text('painted_by'),
    /** What is set over its video. */
    subtitles: jsonb('subtitles').$type<SubtitlesToBurn>(),
    /** What is spoken in its video, where its owner said so. */
    spokenLanguage: text('spoken_language').$type<SpokenLanguage>(),
    /** What its picture is made of, as it was opened and as it was saved. */
    layers: jsonb('layers').$type<LayersToSave>(),
    /** The music that is asked for. */
    music: jsonb('music').$type<MusicToWrite>(),
    /** Scenes and ratios that a product is shown in. */
    photoshoot: jsonb('photoshoot').$type<ShootToMake>(),
    /** Who says the prompt, and how. */
    speech: jsonb('speech').$type<SpeechToSay>(),
    /** What is put under its video. */
    soundtrack: jsonb('soundtrack').$type<SoundtrackToMix>(),
    /** The film that is cut. */
    timeline: jsonb('timeline').$type<TimelineToRender>(),
    /** Who is made to speak, with the consent that was stated. */
    person: jsonb('person').$type<PersonToSpeak>(),
    /** What is said in its video, once it was listened to. */
    heard: jsonb('heard').$type<Cue[]>(),
    /** Look of an earlier result that it keeps, as its provider described it. */
    style: jsonb('style').$type<OutputStyle>(),
    credits: integer('credits').notNull(),
    creditsCharged: integer('credits_charged').notNull().default(0),
    progress: doublePrecision('progress').notNull().default(0),
    stage: text('stage').notNull().default(''),
    etaSeconds: doublePrecision('eta_seconds'),
    /** What the provider gave us to find the running generation again (plain JSON). */
    handle: jsonb('handle').$type<Handle>(),
    /** The provider and its name for the job: no two unfinished tasks share one. */
    job: text('job'),
    /** Name of the submission under way; without a handle beside it, whether it arrived is unknown. */
    clientToken: uuid('client_token'),
    submittedAt: instant('submitted_at'),
    /** When the next check is due; null while nobody else's machine is waited for. */
    checkAt: instant('check_at'),
    /** Seconds that the provider has been waited for when it comes. */
    waitedSeconds: doublePrecision('waited_seconds').notNull().default(0),
    /** Number of that check. A job that bears another one comes too late. */
    checks: integer('checks').notNull().default(0),
    /** The look under way, and whether there was news since it began. */
    look: text('look').$type<'under_way' | 'outdated'>(),
    /** Runs begun; one that the process's own stop cut short does not count. */
    attempts: integer('attempts').notNull().default(0),
    /** Attempts that failed by themselves: a crash of ours is none. */
    failures: integer('failures').notNull().default(0),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorDetails: jsonb('error_details').$type<ErrorDetails>(),
    seenAt: instant('seen_at'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    deletedAt: instant('deleted_at'),
    /** Its results were deleted because they had become old. */
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
 * A glance at each result of a running task that is ready before the others. They go with its end,
 * whatever that is.
 */
export const taskPreviews = pgTable(
  'task_previews',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** WebP of some kilobytes. */
    picture: bytea('picture').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.position] })],
)

export const taskOutputs = pgTable(
  'task_outputs',
  {
    /** The file's id is the output's id. */
    fileId: uuid('file_id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** What the provider has to say about it. */
    notes: jsonb('notes').$type<ResultNote[]>().notNull().default([]),
    /** What its provider needs to make more like it. */
    style: jsonb('style').$type<OutputStyle>(),
    /** The model's picture before words were set over it. */
    cleanFileId: uuid('clean_file_id'),
    /** Of versions before the library, which keeps favorites itself; no longer read. */
    starredAt: instant('starred_at'),
  },
  (table) => [index().on(table.taskId)],
)

/**
 * `painted`: a model's picture that words are set over; `layer`: what a picture of layers is made of; `voice` and
 * `music`: what is put under a video. None of them is a reference that somebody gave.
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
 * What the event stream tells, in order, for replay after a lost connection. The stream sends a
 * task's state as it is now, so of several `progress` events of a task only the last is kept.
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

/** Keys a client gave so that a repeated request returns the first one's task. */
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
