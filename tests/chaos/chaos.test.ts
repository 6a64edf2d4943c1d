// @module-tag postgres
import { expect, test } from 'vitest'
import { makePicture } from '../support/media-files.ts'
import { runChaos } from './run-chaos.ts'

test('people lose nothing and pay nothing twice while processes die under them', async () => {
  const { violations, deeds } = await runChaos({
    kills: 2,
    seed: 18,
    material: { picture: await makePicture(), video: Buffer.alloc(0) },
    people: [['task'], ['remote task', 'purchase'], ['upload', 'task']],
    betweenMs: [300, 900],
    // A full disk puts tasks off for half a minute.
    disturbed: 0,
  })
  expect(violations).toEqual([])
  expect(deeds.task).toBeGreaterThan(0)
}, 120_000)
