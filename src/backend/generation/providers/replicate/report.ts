import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Report } from '../../provider.ts'
import { callService, type Service } from '../remote-call.ts'

const Secret = z.object({ key: z.string().startsWith('whsec_') })
const AGE_MAX_SECONDS = 300

/** Whether a report is the service's own, by the rules of Standard Webhooks. */
export function createReportCheck(service: Service) {
  let known: Buffer | null = null
  const readSecret = async () => {
    const path = '/webhooks/default/secret'
    const { key } = await callService(service, { path, answer: Secret })
    known = Buffer.from(key.slice('whsec_'.length), 'base64')
    return known
  }

  return async ({ headers, body }: Report): Promise<boolean> => {
    const part = (name: string) => headers.get(`webhook-${name}`) ?? ''
    const age = Math.abs(service.tools.now().getTime() / 1_000 - Number(part('timestamp')))
    const signatures = part('signature').match(/(?<=v1,)[\w+/=]+/g)
    if (!(age <= AGE_MAX_SECONDS) || !signatures) return false
    const signed = `${part('id')}.${part('timestamp')}.${body}`
    const expected = createHmac('sha256', known ?? (await readSecret()))
      .update(signed)
      .digest()
    return signatures.some((signature) => {
      const given = Buffer.from(signature, 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
  }
}
