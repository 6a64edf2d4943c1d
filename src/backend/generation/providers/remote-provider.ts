import { join } from 'node:path'
import { parse, z } from 'zod'
import { WORKFLOWS } from '../../../contract/generation.ts'
import { LANGUAGES } from '../../../contract/languages.ts'
import { MEDIA_KINDS } from '../../../contract/media-kind.ts'
import { MUSIC_FORMATS } from '../../../contract/music.ts'
import {
  type GenerationProvider,
  type GenerationRequest,
  type Handle,
  LookLater,
  type PollResult,
  ProviderError,
  type Used,
} from '../provider.ts'
import type { Adapter, RemoteOutput } from './adapter.ts'
import type { OutputFacts } from './finish-output.ts'
import { bringReady } from './ready-results.ts'
import { saveOutput } from './save-output.ts'
import { ServiceError } from './service-error.ts'
import type { Tools } from './tools.ts'
import { readHeard } from './transcript/heard-file.ts'
import { endsTheJob, failedJob, foundNothing, isAlarm, refusedSubmission } from './translate.ts'

/** What another process needs to continue, besides the adapter's own data. */
const Notes = z.object({
  taskId: z.string(),
  workDir: z.string(),
  kind: z.enum(MEDIA_KINDS),
  width: z.number(),
  height: z.number(),
  hasMark: z.boolean(),
  language: z.enum(LANGUAGES),
  madeBy: z.string(),
  startedAt: z.number(),
  typicalSeconds: z.number(),
  /** How speech is finished; absent in older notes. */
  speed: z.number().default(1),
  soundFormat: z.enum(MUSIC_FORMATS).default('m4a'),
  /** Length of music, which a service may exceed; null if the content decides it. */
  soundSeconds: z.number().nullable().default(null),
  /** Whether a person is shown saying what they never said, or where they never were. */
  altersPerson: z.union([z.boolean(), z.literal('face')]).default(false),
  /** Whether the outcome is a transcript instead of a file. */
  isHeard: z.boolean().default(false),
  /** How many results `submit` has put into the folder; null for a job that has to be polled. */
  resultCount: z.number().nullable(),
})
type Notes = z.infer<typeof Notes>

/** A bar at a standstill looks broken; a full one looks finished. */
const GUESSED_PROGRESS_MAX = 0.95
/** The same fault is reported once per interval, not once per task. */
const ALARM_EVERY_MS = 5 * 60_000

/** A service behind its adapter: everything that all services have in common is handled here. */
export function createRemoteProvider(adapter: Adapter, tools: Tools): GenerationProvider {
  const report = createReporter(adapter.id, tools)

  const save = (notes: Notes, outputs: readonly RemoteOutput[]) =>
    Promise.all(
      outputs.map((output, index) =>
        saveOutput(adapter, output, { path: fileOf(notes, index), kind: notes.kind }, tools),
      ),
    )

  const look = async (notes: Notes, handle: Handle, wantsReady: boolean): Promise<PollResult> => {
    if (notes.resultCount !== null) return deliver(notes, notes.resultCount, tools)
    const seen = await adapter.look(handle)
    if (seen.state === 'running') {
      const ready = wantsReady ? await bringReady(adapter, notes, seen.ready ?? [], tools) : []
      return { state: 'running', ...progressOf(notes, seen, tools), ready }
    }
    if (seen.state === 'failed') throw seen.error
    if (seen.outputs.length === 0) {
      throw new ServiceError('content_blocked', 'Ended without a result.', { isAnswer: true })
    }
    await save(notes, seen.outputs)
    return deliver(notes, seen.outputs.length, tools, seen.used)
  }

  return {
    id: adapter.id,
    runs: 'elsewhere',
    ...(adapter.isReport && { isReport: adapter.isReport }),
    ...(adapter.jobOfReport && { jobOfReport: adapter.jobOfReport }),
    ...(adapter.voices && { voices: adapter.voices }),

    ...(adapter.check && {
      async check() {
        try {
          await adapter.check?.()
        } catch (error) {
          await report(error, null)
          throw error
        }
        await report.success()
      },
    }),

    async submit(request, { clientToken, signal }) {
      const notes = notesOf(request, tools)
      try {
        const begun = await adapter.submit(request, { clientToken, signal })
        if ('job' in begun) return { ...begun.job, ...notes }
        await save(notes, begun.outputs)
        return { ...notes, resultCount: begun.outputs.length }
      } catch (error) {
        const fault = await report(error, request.taskId)
        throw fault?.isAnswer ? refusedSubmission(fault) : error
      }
    },

    ...(adapter.find && {
      async find(lost) {
        const job = await adapter.find?.(lost)
        return job ? { ...job, ...notesOf(lost.request, tools) } : null
      },
    }),

    jobOf: (handle) => {
      const { resultCount } = parse(Notes, handle)
      return resultCount === null ? jobNameOf(handle) : null
    },

    async poll(handle, { wantsReady = false } = {}) {
      const notes = parse(Notes, handle)
      try {
        const seen = await look(notes, handle, wantsReady)
        if (seen.state === 'succeeded') await report.success()
        return seen
      } catch (error) {
        if (error instanceof ProviderError) return foundNothing(error)
        const fault = await report(error, notes.taskId)
        if (fault && endsTheJob(fault)) return failedJob(fault)
        if (fault?.retryAfterSeconds) throw new LookLater(fault.message, fault.retryAfterSeconds)
        throw error
      }
    },

    async cancel(handle) {
      if (parse(Notes, handle).resultCount === null) await adapter.cancel?.(handle)
    },
  }
}

/** A handle's fields other than our notes belong to the adapter and identify the job. */
const jobNameOf = (handle: Handle): string =>
  JSON.stringify(
    Object.entries(handle)
      .filter(([name]) => !Object.hasOwn(Notes.shape, name))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )

function notesOf(request: GenerationRequest, { now }: Tools): Notes {
  const { taskId, workDir, width, height, workflowType, watermark, language } = request
  const { remote, speech, music, durationSeconds } = request
  return {
    taskId,
    workDir,
    kind: WORKFLOWS[workflowType].kind,
    width,
    height,
    hasMark: watermark,
    language,
    madeBy: remote?.label ?? request.model,
    startedAt: now().getTime(),
    typicalSeconds: remote?.typicalSeconds ?? 60,
    speed: speech?.speed ?? 1,
    soundFormat: (speech ?? music)?.format ?? 'm4a',
    soundSeconds: music ? durationSeconds : null,
    altersPerson: WORKFLOWS[workflowType].voice || (WORKFLOWS[workflowType].person && 'face'),
    isHeard: WORKFLOWS[workflowType].heard,
    resultCount: null,
  }
}

const fileOf = ({ workDir }: Notes, index: number) => join(workDir, `result-${index + 1}`)

/** Finishes the saved files of the service. */
async function deliver(
  notes: Notes,
  count: number,
  { finish }: Tools,
  used?: Omit<Used, 'results'>,
): Promise<PollResult> {
  const facts: OutputFacts = notes
  const files = Array.from({ length: count }, (_, index) => fileOf(notes, index))
  if (notes.isHeard)
    return {
      state: 'succeeded',
      outputs: [],
      heard: await readHeard(files),
      used: { results: count },
    }
  const outputs = await Promise.all(files.map((file) => finish(file, facts)))
  return { state: 'succeeded', outputs, used: { ...used, results: count } }
}

interface Seen {
  isQueued?: boolean
  progress?: number | undefined
  nextLookSeconds?: number | undefined
}

/** The progress that the service reports, otherwise an estimate by the model's usual time. */
function progressOf(notes: Notes, { isQueued, progress, nextLookSeconds }: Seen, { now }: Tools) {
  const spent = (now().getTime() - notes.startedAt) / 1_000
  const guess = isQueued ? 0 : Math.min(GUESSED_PROGRESS_MAX, spent / notes.typicalSeconds)
  return {
    progress: progress ?? guess,
    stage: isQueued ? ('queued' as const) : ('rendering' as const),
    etaSeconds: null,
    ...(nextLookSeconds !== undefined && { nextLookSeconds }),
  }
}

/** Alerts the operator to what only they can fix; returns the fault if the service is to blame. */
function createReporter(provider: string, { log, now, hear = hearNothing }: Tools) {
  const reportedAt = new Map<string, number>()

  function alarm({ kind, message }: ServiceError, taskId: string | null) {
    const isOld =
      now().getTime() - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < ALARM_EVERY_MS
    if (isOld) return
    reportedAt.set(kind, now().getTime())
    log.error({ alarm: 'provider', provider, kind, taskId, reason: message }, ALARM)
  }
  async function report(error: unknown, taskId: string | null): Promise<ServiceError | null> {
    if (!(error instanceof ServiceError)) return null
    const { kind, message: reason } = error
    if (isAlarm(error)) alarm(error, taskId)
    else log.warn({ provider, kind, taskId, reason }, 'a service did not do as asked')
    await hear({ provider, kind, reason })
    return error
  }
  return Object.assign(report, {
    success: () => hear({ provider, kind: 'success', reason: '' }),
  })
}

const hearNothing = () => Promise.resolve()

const ALARM =
  'a service refuses to work for this installation: its models fail until that is mended'
