import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { Answers } from './answers.ts'
import { bodyPaths } from './body-paths.ts'
import { mediaPaths } from './media-paths.ts'
import { paymentPaths } from './payment-paths.ts'
import { securityOf } from './security.ts'
import { done, EVER, parameter, SESSION, text, uuid } from './stream-parts.ts'
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
  [STREAMS.taskPreview]: {
    get: {
      operationId: 'tasks.preview',
      tags: ['tasks'],
      security: securityOf('user'),
      summary: 'Small picture of a result that is ready before the others, while its task runs',
      parameters: [
        parameter('path', 'taskId', 'The task', uuid),
        parameter('path', 'position', 'Place among its results', { type: 'integer' }),
      ],
      responses: {
        ...done('The picture', 'image/webp'),
        ...answers.failuresOf(['not_found', ...SESSION, ...EVER]),
      },
    },
  },
  ...mediaPaths(answers),
  ...uploadPaths(answers),
  ...bodyPaths(answers),
  ...paymentPaths(answers),
})
