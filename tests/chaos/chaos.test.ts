// @module-tag postgres
import { expect, test } from 'vitest'
import { makePicture } from '../support/media-files.ts'
import { runChaos } from './run-chaos.ts'

test('people lose nothing, wait for nothing and pay nothing twice while processes die under them', async () => {
  const { violations, resumedMs } = await runChaos({
    kills: 3,
    seed: 18,
    material: { picture: await makePicture(), video: Buffer.alloc(0) },
    people: [['task'], ['remote task', 'purchase'], ['upload', 'task']],
    betweenMs: [300, 900],
  })
  expect(violations).toEqual([])
  expect(Math.max(...resumedMs)).toBeLessThan(20_000)
}, 120_000)
