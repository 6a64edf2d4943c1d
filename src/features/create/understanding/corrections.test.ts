import { describe, expect, it } from 'vitest'
import { makeReading } from '../../../../tests/support/reading'
import { addCorrection, NO_CORRECTIONS, stillApplying } from './corrections'

const reading = makeReading({ headline: 'Summer sale', offer: '−30%' })

describe('a correction', () => {
  const corrected = addCorrection(NO_CORRECTIONS, reading, { headline: 'Sun’s out', offer: null })

  it('holds when words are added to what it was said about', () => {
    const longer = makeReading({ headline: 'Summer sale at Bloom', offer: '−30%' })
    expect(stillApplying(corrected, longer)).toEqual({ headline: 'Sun’s out', offer: null })
  })

  it('lapses when the words are about something else, and only where they are', () => {
    const other = makeReading({ headline: 'A quiet hotel', offer: '−30%' })
    expect(stillApplying(corrected, other)).toEqual({ offer: null })
  })

  it('holds over what a model reads later, and brings the rules’ own words back', () => {
    const byModel = makeReading({ headline: 'Beach time', offer: '−30%' })
    expect(stillApplying(corrected, reading)).toEqual({ headline: 'Sun’s out', offer: null })
    const back = addCorrection(NO_CORRECTIONS, byModel, { headline: 'Summer sale' }, reading)
    expect(stillApplying(back, reading)).toEqual({ headline: 'Summer sale' })
  })

  it('of a remix holds for whatever is read out of its prompt', () => {
    const values = { headline: 'Sun’s out' }
    expect(stillApplying({ values, over: null }, reading)).toEqual(values)
  })

  it('that says what was read anyway is none', () => {
    const back = addCorrection(corrected, reading, { headline: 'Summer sale' })
    expect(back.values).toEqual({ offer: null })
  })
})
