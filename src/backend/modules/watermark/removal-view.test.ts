import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVisitorActor } from '../../../../tests/support/actors.ts'
import { createRemovalDesk, type RemovalDesk } from '../../../../tests/support/removal-desk.ts'
import { removalView } from './removal-view.ts'
import { removals, removalWorks } from './tables.ts'

let desk: RemovalDesk
beforeAll(async () => {
  desk = await createRemovalDesk()
})
afterAll(() => desk.close())

test('a run that ends while its removal is being read is never shown as done without a result', async () => {
  const ip = desk.newAddress()
  const visitor = await desk.newVisitor(ip)
  const { token, removal_id } = await desk.openFor(visitor)
  await desk.start(token, visitor)
  const { context } = desk.backend
  const [readBefore] = await context.db.select().from(removals).where(eq(removals.id, removal_id))
  if (!readBefore) throw new Error('The removal is there.')

  const { fileId } = readBefore
  const isRun = eq(removalWorks.removalId, removal_id)
  await context.db.update(removalWorks).set({ status: 'SUCCEEDED', fileId }).where(isRun)
  const request = { id: 'r', ip, userAgent: '', language: 'en', origin: 'http://here' } as const
  const actor = makeVisitorActor(crypto.randomUUID())
  const view = await removalView({ ...context, actor, request }, readBefore)

  expect(view.run?.status).toBe('SUCCEEDED')
  expect(view.result?.file_id).toBe(fileId)
})
