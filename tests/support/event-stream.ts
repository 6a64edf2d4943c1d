import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { TaskView } from '../../src/contract/endpoints/tasks.ts'
import type { SignedUp } from './accounts.ts'
import type { TestBackend } from './backend.ts'
import { present } from './present.ts'

export interface ReadEvent {
  id: string
  task: TaskView
}

/** Reads a stream of task events as a browser does. */
export interface EventReader {
  status: number
  /** The next matching event. */
  next(fits?: (task: TaskView) => boolean): Promise<ReadEvent>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): Promise<void>
}

export async function openEvents(
  { app }: TestBackend,
  user: SignedUp,
  lastEventId?: string,
): Promise<EventReader> {
  const headers = new Headers({ authorization: user.token })
  if (lastEventId) headers.set('last-event-id', lastEventId)
  const response = await app.request(
    `http://localhost${STREAMS.taskEvents}`,
    { headers },
    { ip: '127.0.0.1', origin: 'http://localhost' },
  )
  const reader = present(response.body).getReader()
  const decoder = new TextDecoder()
  const events: ReadEvent[] = []
  const end = Promise.withResolvers<void>()
  let wake = () => {}

  const pump = async () => {
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      events.push(...blocks.flatMap(parse))
      wake()
    }
    end.resolve()
    wake()
  }
  void pump().catch(() => end.resolve())

  return {
    status: response.status,
    ended: end.promise,
    async next(fits = () => true) {
      for (;;) {
        for (let event = events.shift(); event; event = events.shift())
          if (fits(event.task)) return event
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    close: () => reader.cancel(),
  }
}

function parse(block: string): ReadEvent[] {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const [name = '', ...rest] = line.split(': ')
      return [name, rest.join(': ')]
    }),
  )
  if (fields.get('event') !== 'task') return []
  const task = TaskView.parse(JSON.parse(fields.get('data') ?? ''))
  return [{ id: fields.get('id') ?? '', task }]
}
