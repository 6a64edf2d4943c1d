import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { ProviderError } from '../../generation/provider.ts'
import { ComeBackLater } from '../../queue/job.ts'
import { isDiskFull, isNoSpace } from '../../storage/free-space.ts'
import { findProvider } from './find-provider.ts'
import type { TaskRow } from './task-row.ts'

const LOOK_AGAIN_SECONDS = 30
/** How long a task waits for disk space before it is given up. */
const WAIT_MAX_MS = DAY_MS

/** The disk is full, which is temporary and no fault of the task. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}

/**
 * Works on a task if the disk has room for it.
 * @throws NoRoom when the disk is or becomes full, otherwise whatever the work threw
 */
export async function withRoom(
  context: Context,
  task: TaskRow,
  work: () => Promise<void>,
): Promise<void> {
  const { dataDir } = context.env
  if (await isDiskFull(dataDir)) throw new NoRoom()
  try {
    await work()
  } catch (error) {
    const isFull = (isOurs(context, task, error) && isNoSpace(error)) || (await isDiskFull(dataDir))
    throw isFull ? new NoRoom('no room', { cause: error }) : error
  }
}

/** A remote service's error may be about its own disk. */
const isOurs = (context: Context, task: TaskRow, error: unknown): boolean =>
  !(error instanceof ProviderError) || findProvider(context, task).provider.runs === 'here'

/** When to retry a task that found no disk space; null once it has waited long enough. */
export function pauseForRoom(
  { clock }: Pick<Context, 'clock'>,
  { startedAt }: TaskRow,
  error: unknown,
): ComeBackLater | null {
  if (!(error instanceof NoRoom)) return null
  const now = clock.now()
  const isPatient = later(startedAt ?? now, WAIT_MAX_MS) > now
  return isPatient ? new ComeBackLater(LOOK_AGAIN_SECONDS, error) : null
}
