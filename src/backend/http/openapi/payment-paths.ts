import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { GATEWAY_IDS } from '../../../contract/goods.ts'
import { type Answers, Success } from './answers.ts'
import { securityOf } from './security.ts'
import { done, EVER, parameter, SESSION, uuid } from './stream-parts.ts'

const Received = z
  .intersection(Success, z.object({ data: z.object({ received: z.literal(true) }) }))
  .meta({ id: 'Received' })

/** Invoices, and the webhooks where payment services and model services report. */
export function paymentPaths({ failuresOf }: Answers): ZodOpenApiPathsObject {
  const report = {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'object' as const } } },
    },
    responses: {
      '200': { description: 'Taken', content: { 'application/json': { schema: Received } } },
      ...failuresOf(['webhook_refused', 'not_found', 'request_too_large', ...EVER]),
    },
  }
  return {
    [STREAMS.invoice]: {
      get: {
        operationId: 'billing.invoice',
        tags: ['billing'],
        security: securityOf('user'),
        summary: 'Invoice of a paid order as PDF',
        parameters: [
          parameter('path', 'orderId', 'The order', uuid),
          { $ref: '#/components/parameters/lang' },
        ],
        responses: {
          ...done('The invoice', 'application/pdf'),
          ...failuresOf([...SESSION, 'not_found', ...EVER]),
        },
      },
    },
    [STREAMS.paymentWebhook]: {
      post: {
        operationId: 'billing.webhook',
        tags: ['billing'],
        security: securityOf('public'),
        summary: 'Where payment services report; signed by them',
        parameters: [
          parameter('path', 'gateway', 'Which service', { type: 'string', enum: [...GATEWAY_IDS] }),
        ],
        ...report,
      },
    },
    [STREAMS.providerReport]: {
      post: {
        operationId: 'tasks.report',
        tags: ['tasks'],
        security: securityOf('public'),
        summary: 'Where services that run models report; signed by them',
        parameters: [
          parameter('path', 'provider', 'Which service', { type: 'string' }),
          parameter('path', 'taskId', 'The task it works on', uuid),
        ],
        ...report,
      },
    },
    [STREAMS.providerReports]: {
      post: {
        operationId: 'tasks.reportJob',
        tags: ['tasks'],
        security: securityOf('public'),
        summary: 'Where services report that have one address for all their jobs; signed by them',
        parameters: [parameter('path', 'provider', 'Which service', { type: 'string' })],
        ...report,
      },
    },
  }
}
