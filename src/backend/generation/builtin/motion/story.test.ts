import { expect, test } from 'vitest'
import { understand } from '../prompt/understand.ts'
import { tellStory } from './story.ts'

const brief = understand(
  'Garage Reed in York: full service and oil change £149 instead of £189. No appointment from Monday to Friday, 8am–6pm. Free courtesy car',
  'en',
)
const tell = (seconds: number) => tellStory(brief, { seconds, isTypeLed: true })

test('a short film of a long brief is no still: what it is, then all of it', () => {
  const [hook, end, more] = tell(5)
  expect([hook?.reason, end?.reason, more]).toEqual(['hook', 'end', undefined])
  expect(hook!.leastSeconds).toBeGreaterThanOrEqual(1)
  expect(hook!.leastSeconds + end!.leastSeconds).toBeCloseTo(5)
  expect(end!.leastSeconds).toBeGreaterThan(hook!.leastSeconds)
  expect([end!.told.price, end!.told.perks]).toEqual([brief.price, brief.perks])
})

test('where not even half of it could be read, all of it stands all the time', () => {
  expect(tell(2).map(({ reason }) => reason)).toEqual(['whole'])
})
