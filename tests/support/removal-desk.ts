import { expect } from 'vitest'
import { beginWork } from '../../src/backend/modules/watermark/begin-work.ts'
import { failWork, succeedWork } from '../../src/backend/modules/watermark/settle-work.ts'
import { contract } from '../../src/contract/contract.ts'
import type { SignedUp } from './accounts.ts'
import { createTestBackend, type Sender } from './backend.ts'
import { makeMarkedVideo } from './marked-video.ts'
import { erasure, newVisitor, putUpload } from './removals.ts'
import { createTestClock } from './test-clock.ts'

const { watermark } = contract

/** The remover's API without its engine: runs end as a test says. */
export async function createRemovalDesk() {
  const clock = createTestClock()
  const backend = await createTestBackend({
    env: { VISITOR_DAILY_CREDITS: '1' },
    replace: { clock },
  })
  const video = await makeMarkedVideo({ seconds: 5 })
  let nextAddress = 1
  return {
    backend,
    clock,
    close: () => backend.close(),
    /** A network address not used before: free removals are counted by address. */
    newAddress: () => `192.0.2.${nextAddress++}`,
    newVisitor: (ip: string) => newVisitor(backend, ip),
    async openFor(sender: Sender, user?: SignedUp) {
      const upload_id = await putUpload(backend, sender, video, user)
      return backend.call(watermark.open, { upload_id }, sender)
    },
    start: (token: string, sender: Sender, given: object = {}) =>
      backend.call(watermark.start, { ...erasure(token), ...given }, sender),
    detail: (token: string, sender: Sender = {}) =>
      backend.call(watermark.detail, { token }, sender),
    balance: async ({ token }: SignedUp) =>
      (await backend.call(contract.credits.balance, {}, { token })).balance,
    /** Ends the run as the job does, without the engine. */
    async endRun(workId: string | undefined, how: 'succeed' | 'fail') {
      const work = await beginWork(backend.context, workId ?? '')
      if (!work) throw new Error('The run does not wait any more.')
      if (how === 'fail') return failWork(backend.context, work, { code: 'removal_failed' })
      const found = work.areas.map((area) => ({ ...area, kind: 'still' }))
      const nothing = { fileId: null, beforeFileId: null, found, workSeconds: 10 }
      await succeedWork(backend.context, work, nothing)
    },
  }
}

export type RemovalDesk = Awaited<ReturnType<typeof createRemovalDesk>>

/** The expected refusal. */
export const refusal = (code: string, details = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })
