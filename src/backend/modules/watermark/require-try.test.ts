import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createRemovalDesk,
  type RemovalDesk,
  refusal,
} from '../../../../tests/support/removal-desk.ts'
import { erasure } from '../../../../tests/support/removals.ts'
import { contract } from '../../../contract/contract.ts'

const { watermark } = contract

let desk: RemovalDesk
beforeAll(async () => {
  desk = await createRemovalDesk()
})
afterAll(() => desk.close())

let ip = ''
beforeEach(() => {
  ip = desk.newAddress()
})

describe('previews and detections', () => {
  test('are given up for a newer one, and refused while a run is under way', async () => {
    const visitor = await desk.newVisitor(ip)
    const { token } = await desk.openFor(visitor)
    const preview = () =>
      desk.backend.call(watermark.preview, { ...erasure(token), at_seconds: 1 }, visitor)
    const first = await preview()
    const second = await preview()
    expect(second.preview?.work_id).not.toBe(first.preview?.work_id)
    expect(second.previews_left).toBe(19)
    await desk.start(token, visitor)
    await expect(preview()).rejects.toEqual(refusal('removal_running'))
    await expect(desk.backend.call(watermark.detect, { token }, visitor)).rejects.toEqual(
      refusal('removal_running'),
    )
  })

  test('are counted for each video', async () => {
    const visitor = await desk.newVisitor(ip)
    const { token } = await desk.openFor(visitor)
    for (let left = 4; left >= 0; left--) {
      const { detection, detections_left } = await desk.backend.call(
        watermark.detect,
        { token },
        visitor,
      )
      expect(detections_left).toBe(left)
      await desk.endRun(detection?.work_id ?? '', 'fail')
    }
    await expect(desk.backend.call(watermark.detect, { token }, visitor)).rejects.toEqual(
      refusal('tries_used_up'),
    )
  })

  test('show areas that are there at that moment, or none is worth a preview', async () => {
    const visitor = await desk.newVisitor(ip)
    const { token } = await desk.openFor(visitor)
    const late = [{ x: 10, y: 10, w: 40, h: 20, from: 4.5 }]
    const preview = { ...erasure(token, late), at_seconds: 1 }
    await expect(desk.backend.call(watermark.preview, preview, visitor)).rejects.toEqual(
      refusal('area_never_shown'),
    )
  })
})
