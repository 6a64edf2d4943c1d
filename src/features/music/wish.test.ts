import { expect, test } from 'vitest'
import { makeModel } from '../../../tests/support/model-view'
import { composersAmong, FIRST_WISH, fitWish } from './wish'

const engine = makeModel({
  ...{ id: 'adloom-music', is_built_in: true, workflow_types: ['music'], abilities: ['loop'] },
})
const model = makeModel({
  ...{ id: 'acme/tunes', is_built_in: false, workflow_types: ['music'] },
  ...{ abilities: [], durations: [5, 10, 30] },
})

test('[R1.14] those that write music are listed, the one without a key first', () => {
  const painter = makeModel({ id: 'acme/paint' })
  const paused = makeModel({ ...model, id: 'acme/paused', status: 'paused' })
  const ids = composersAmong([painter, paused, model, engine]).map(({ id }) => id)
  expect(ids).toEqual(['adloom-music', 'acme/tunes'])
})

test('a wish that another model cannot meet comes as near as it can', () => {
  const wish = { ...FIRST_WISH, seconds: 60, is_loop: true, ownWords: 'Rain' }
  expect(fitWish(wish, model)).toEqual({ ...wish, seconds: 30, is_loop: false })
  expect(fitWish({ ...wish, has_stems: true }, model)).toMatchObject({ has_stems: false })
  expect(fitWish({ ...wish, has_stems: true }, engine)).toMatchObject({ has_stems: true })
  expect(fitWish({ ...wish, seconds: 10 }, { ...model, abilities: ['loop'] })).toMatchObject({
    ...{ seconds: 10, is_loop: true },
  })
})
