import type { Context as HonoContext } from 'hono'
import { AppError } from '../../../contract/app-error.ts'
import type { TeamRole } from '../../../contract/team-roles.ts'
import type { RequestInfo } from '../../caller.ts'
import type { Context } from '../../context.ts'
import { type Alarm, createAlarm } from '../../events/alarm.ts'
import { askOnce } from '../../events/ask-once.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { readToken } from '../../http/authenticate.ts'
import { type EventStream, openEventStream, type ServerSentEvent } from '../../http/event-stream.ts'
import { requireAccess } from '../../http/require-access.ts'
import { countEventStream } from '../../observability/metrics.ts'
import { findSession, sessionsTopic } from '../accounts/index.ts'
import { membershipTopic } from '../teams/index.ts'
import { findChangedTasks, findStartingEvent } from './changed-tasks.ts'
import { userTasksTopic } from './task-events.ts'
import { taskViews } from './task-view.ts'

const HEARTBEAT_MS = 15_000
/** Heartbeats after which a stream polls again, in case an announcement was lost. */
const BEATS_PER_CHECK = 4
const STREAMS_PER_USER = 10

const openStreams = new Map<string, number>()

interface Reader {
  userId: string
  teamId: string
  teamRole: TeamRole
  token: string
  origin: RequestInfo['origin']
  lastEventId: number | null
}

/**
 * Streams the signed-in user's tasks as they change: event `task`, whose data is a task as in the
 * contract. `Last-Event-ID` replays missed events.
 */
export async function streamTaskEvents(c: HonoContext<ApiEnvironment>): Promise<Response> {
  const { context, actor, request, authFailure } = c.var
  await context.rateLimits.take('general', actor, request)
  requireAccess('user', actor, authFailure)
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  const release = takeStream(actor.userId)
  const lastEventId = Number.parseInt(c.req.header('last-event-id') ?? '', 10)
  const reader = {
    userId: actor.userId,
    teamId: actor.teamId,
    teamRole: actor.teamRole,
    token: readToken(c.req.header('authorization')) ?? '',
    origin: request.origin,
    lastEventId: Number.isSafeInteger(lastEventId) ? lastEventId : null,
  }
  const alarm = createAlarm()
  const { stream, response } = openEventStream(alarm.ring, c.env?.takeBody)
  void follow(context, reader, stream, alarm)
    .catch((error: unknown) => context.log.error({ err: error }, 'event stream failed'))
    .finally(() => {
      stream.end()
      release()
    })
  return response
}

/** @throws AppError('too_many_requests') */
function takeStream(userId: string): () => void {
  const open = openStreams.get(userId) ?? 0
  if (open >= STREAMS_PER_USER) throw new AppError('too_many_requests')
  openStreams.set(userId, open + 1)
  countEventStream(1)
  return () => {
    const left = (openStreams.get(userId) ?? 1) - 1
    if (left > 0) openStreams.set(userId, left)
    else openStreams.delete(userId)
    countEventStream(-1)
  }
}

async function follow(context: Context, reader: Reader, stream: EventStream, alarm: Alarm) {
  let isSessionInDoubt = false
  const doubt = () => {
    isSessionInDoubt = true
    alarm.ring()
  }
  const stopListening = [
    context.events.subscribe(userTasksTopic(reader.userId), alarm.ring),
    context.events.subscribe(sessionsTopic(reader.userId), doubt),
    context.events.subscribe(membershipTopic(reader.userId), doubt),
  ]
  try {
    let after = reader.lastEventId ?? (await findStartingEvent(context, reader.userId))
    for (let beats = 0; stream.isOpen(); ) {
      if (isSessionInDoubt || beats === BEATS_PER_CHECK) {
        if (!(await isStillTheSame(context, reader, stream, after))) return
        isSessionInDoubt = false
        beats = 0
        stream.beat()
      }
      after = await sendChanges(context, reader, stream, after)
      while (!(await alarm.wait(HEARTBEAT_MS)) && ++beats < BEATS_PER_CHECK) stream.beat()
    }
  } finally {
    for (const stop of stopListening) stop()
  }
}

/** Whether the stream may continue: it ends with its session, and a team switch needs a new stream. */
async function isStillTheSame(
  context: Context,
  { token, teamId, teamRole }: Reader,
  stream: EventStream,
  lastEventId: number,
): Promise<boolean> {
  const found = await questionsOf(context).session(token, () => findSession(context, token))
  if (!('actor' in found)) return false
  if (found.actor.teamId === teamId && found.actor.teamRole === teamRole) return true
  await stream.send({ event: 'team', id: String(lastEventId), data: found.actor.teamId })
  return false
}

/** Sends changes, in several rounds if there are many; returns the event to resume from. */
async function sendChanges(
  context: Context,
  reader: Reader,
  stream: EventStream,
  afterEventId: number,
): Promise<number> {
  const { userId, teamId, origin } = reader
  for (let after = afterEventId; ; ) {
    const { events, lastEventId } = await questionsOf(context).changes(
      [userId, teamId, origin, after].join(' '),
      () => readChanges(context, reader, after),
    )
    if (lastEventId === after) return after
    after = lastEventId
    for (const event of events) await stream.send(event)
  }
}

interface Changes {
  events: ServerSentEvent[]
  lastEventId: number
}

/** One user's tabs ask the same thing at the same time. */
const askedOnce = new WeakMap<Context, ReturnType<typeof openQuestions>>()
const openQuestions = () => ({
  changes: askOnce<Changes>(),
  session: askOnce<Awaited<ReturnType<typeof findSession>>>(),
})

function questionsOf(context: Context) {
  let questions = askedOnce.get(context)
  if (!questions) {
    questions = openQuestions()
    askedOnce.set(context, questions)
  }
  return questions
}

async function readChanges(
  context: Context,
  { userId, teamId, origin }: Reader,
  after: number,
): Promise<Changes> {
  const { changes, lastEventId } = await findChangedTasks(context, { userId, teamId }, after)
  const views = await taskViews(
    context,
    { origin },
    changes.map(({ task }) => task),
  )
  const events = changes.map(({ eventId }, index) => ({
    event: 'task',
    id: String(eventId),
    data: JSON.stringify(views[index]),
  }))
  return { events, lastEventId }
}
