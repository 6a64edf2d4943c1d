import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MARKED_HEIGHT, MARKED_WIDTH } from '../../../../tests/support/marked-video.ts'
import {
  createRemovalDesk,
  type RemovalDesk,
  refusal,
} from '../../../../tests/support/removal-desk.ts'
import { removalWorks } from './tables.ts'

let desk: RemovalDesk
beforeAll(async () => {
  desk = await createRemovalDesk()
})
afterAll(() => desk.close())

let ip = ''
beforeEach(() => {
  ip = desk.newAddress()
})

describe('starting a run', () => {
  test('[D10.05] needs the statement of rights, which is kept with its time', async () => {
    const visitor = await desk.newVisitor(ip)
    const { token } = await desk.openFor(visitor)
    await expect(desk.start(token, visitor, { rights: false })).rejects.toEqual(
      refusal('rights_not_stated'),
    )
    await expect(desk.start(token, visitor, { rights: 'yes' })).rejects.toEqual(
      refusal('invalid_input'),
    )
    const { run } = await desk.start(token, visitor)
    const [row] = await desk.backend.context.db
      .select()
      .from(removalWorks)
      .where(eq(removalWorks.id, run?.work_id ?? ''))
    expect(row?.rightsStatedAt).toEqual(desk.clock.now())
    expect(row?.keepCredentials).toBe(true)
  })

  test('refuses areas by the rules of the page, and twenty-one of them', async () => {
    const visitor = await desk.newVisitor(ip)
    const { token } = await desk.openFor(visitor)
    const area = { x: 10, y: 10, w: 40, h: 20 }
    await expect(desk.start(token, visitor, { areas: [] })).rejects.toEqual(refusal('area_missing'))
    await expect(desk.start(token, visitor, { areas: [area, area] })).rejects.toEqual(
      refusal('area_exists', { area: 2 }),
    )
    const many = Array.from({ length: 21 }, (_, at) => ({ ...area, x: at * 5 }))
    await expect(desk.start(token, visitor, { areas: many })).rejects.toEqual(
      refusal('invalid_input', { field: 'areas' }),
    )
    await expect(desk.start(token, visitor, { areas: [{ ...area, x: 'NaN' }] })).rejects.toEqual(
      refusal('invalid_input'),
    )
  })

  test('waits in a line whose length it tells', async () => {
    const positions: (number | null | undefined)[] = []
    const seconds: (number | null | undefined)[] = []
    for (let at = 0; at < 2; at++) {
      const visitor = await desk.newVisitor(ip)
      const { token } = await desk.openFor(visitor)
      const { run } = await desk.start(token, visitor)
      positions.push(run?.queue_position)
      seconds.push(run?.eta_seconds)
    }
    expect((positions[1] ?? 0) - (positions[0] ?? 0)).toBe(1)
    // The second one's estimate includes the first one's time.
    expect((seconds[1] ?? 0) - (seconds[0] ?? 0)).toBeGreaterThanOrEqual(4)
  })
})

test('the estimate follows the speed of the last runs', async () => {
  const visitor = await desk.newVisitor(ip)
  const { token, offer } = await desk.openFor(visitor)
  const works = desk.backend.context.db
    .update(removalWorks)
    .set({ workSeconds: 100, pixelSeconds: MARKED_WIDTH * MARKED_HEIGHT * 5 })
    .where(eq(removalWorks.kind, 'erase'))
  await works
  expect((await desk.detail(token)).offer.estimated_seconds).toBe(104)
  expect(offer.estimated_seconds).toBeLessThan(104)
})
