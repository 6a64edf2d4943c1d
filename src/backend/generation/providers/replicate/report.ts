import { z } from 'zod'
import type { Report } from '../../provider.ts'
import { callService, type Service } from '../remote-call.ts'
import { couldBeSigned, isSignedBy, secretOf } from '../standard-webhooks.ts'

const Secret = z.object({ key: z.string().startsWith('whsec_') })

/** Checks that a report is authentic. */
export function createReportCheck(service: Service) {
  let known: Buffer | null = null
  const readSecret = async () => {
    const path = '/webhooks/default/secret'
    const { key } = await callService(service, { path, answer: Secret })
    known = secretOf(key)
    return known
  }

  return async (report: Report): Promise<boolean> => {
    if (!couldBeSigned(report, service.tools.now())) return false
    return isSignedBy(known ?? (await readSecret()), report)
  }
}
