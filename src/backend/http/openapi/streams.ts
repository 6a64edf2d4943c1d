import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { Answers } from './answers.ts'
import { bodyPaths } from './body-paths.ts'
import { mediaPaths } from './media-paths.ts'
import { paymentPaths } from './payment-paths.ts'
import { securityOf } from './security.ts'
import { EVER, parameter, SESSION, text } from './stream-parts.ts'
import { uploadPaths } from './upload-paths.ts'

/** Calls that return bytes or a stream instead of an envelope; the API mounts them by hand. */
export const streamPaths = (answers: Answers): ZodOpenApiPathsObject => ({
  [STREAMS.taskEvents]: {
    get: {
      operationId: 'tasks.events',
      tags: ['tasks'],
      security: securityOf('user'),
      summary: 'Server-sent events of your tasks: event `task`, its data a `TaskView`',
      parameters: [parameter('header', 'Last-Event-ID', 'Replays what was missed since')],
      responses: {
        '200': {
          description: 'Events as they happen',
          content: { 'text/event-stream': { schema: text } },
        },
        ...answers.failuresOf([...SESSION, ...EVER]),
      },
    },
  },
  ...mediaPaths(answers),
  ...uploadPaths(answers),
  ...bodyPaths(answers),
  ...paymentPaths(answers),
})
