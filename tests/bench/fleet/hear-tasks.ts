import { setTimeout as pause } from 'node:timers/promises'
import { STREAMS } from '../../../src/contract/endpoints/media.ts'
import { TaskView } from '../../../src/contract/endpoints/tasks.ts'

const AGAIN_MS = 300

/** Task events a person has received, on streams that break and are reopened as browsers do. */
export interface Heard {
  /** How often each task was reported as succeeded, by its id. */
  succeeded: Map<string, number>
  stop(): void
}

/** Listens at the machine that `address` returns, resuming where the last stream broke. */
export function hearTasks(address: () => string, token: string): Heard {
  const succeeded = new Map<string, number>()
  const stopping = new AbortController()
  let lastEventId = ''
  const note = (block: string) => {
    const fields = new Map(
      block.split('\n').map((line) => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)]
      }),
    )
    if (fields.get('event') !== 'task') return
    lastEventId = fields.get('id') ?? lastEventId
    const task = TaskView.parse(JSON.parse(fields.get('data') ?? ''))
    if (task.status !== 'SUCCEEDED') return
    succeeded.set(task.task_id, (succeeded.get(task.task_id) ?? 0) + 1)
  }
  const listen = async () => {
    const headers = { authorization: token, ...(lastEventId && { 'last-event-id': lastEventId }) }
    const answer = await fetch(address() + STREAMS.taskEvents, { headers, signal: stopping.signal })
    let text = ''
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + part).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) note(block)
    }
  }
  const live = async () => {
    while (!stopping.signal.aborted) {
      await listen().catch(() => undefined)
      await pause(AGAIN_MS)
    }
  }
  void live()
  return { succeeded, stop: () => stopping.abort() }
}
