import { describe, expect, test } from 'vitest'
import { firstWish, isTooLong, requestOf, resolutionOf, secondsOf, type Wish } from './wish'

const media = (id: string, seconds: number) => ({
  reference: { output_id: id },
  name: id,
  picture: null,
  seconds,
})
const ready: Wish = {
  ...firstWish('lip_sync'),
  seen: { lip_sync: media('film', 8), digital_person: media('photo', 0) },
  voice: media('Slow mornings', 5.2),
  person: ' Ada Lovelace ',
  hasAgreed: true,
}

const MODEL = { id: 'fal/sync' }

describe('[R1.14] who is made to speak', () => {
  test('is as long as the shorter of video and voice, or as the voice over a photo', () => {
    expect(secondsOf(ready)).toBe(6)
    expect(secondsOf({ ...ready, voice: media('long', 90) })).toBe(8)
    const photo: Wish = { ...ready, type: 'digital_person' }
    expect(secondsOf(photo)).toBe(6)
    expect(isTooLong(photo)).toBe(false)
    expect(isTooLong({ ...photo, voice: media('long', 31) })).toBe(true)
    expect(secondsOf({ ...ready, voice: null })).toBeNull()
  })

  test('is asked for with the consent of the person by name, and labeled', () => {
    expect(requestOf(ready, MODEL, '1080p')).toEqual({
      workflow_type: 'lip_sync',
      model: 'fal/sync',
      video: { output_id: 'film' },
      prompt: 'Slow mornings',
      resolution: '1080p',
      watermark: true,
      person: {
        voice: { output_id: 'Slow mornings' },
        consent: { person: 'Ada Lovelace', is_given: true },
      },
    })
    expect(requestOf({ ...ready, type: 'digital_person' }, MODEL, '720p')).toMatchObject({
      images: [{ output_id: 'photo' }],
    })
  })

  test.each<Partial<Wish>>([
    { hasAgreed: false },
    { person: '  ' },
    { voice: null },
    { type: 'digital_person', seen: { lip_sync: null, digital_person: null } },
  ])('is not asked for with %j', (part) => {
    expect(requestOf({ ...ready, ...part }, MODEL, '720p')).toBeNull()
  })

  test('who is made up has no name, and still needs a statement', () => {
    const photo = { ...media('portrait', 0), isMadeUp: true }
    const wish: Wish = {
      ...{ ...ready, type: 'digital_person', person: '' },
      seen: { lip_sync: null, digital_person: photo },
    }
    expect(requestOf(wish, MODEL, '720p')?.person).toEqual({
      ...{ voice: { output_id: 'Slow mornings' }, is_made_up: true },
    })
    expect(requestOf({ ...wish, hasAgreed: false }, MODEL, '720p')).toBeNull()
  })

  test('has the size that its model offers', () => {
    expect(resolutionOf({ resolutions: ['1080p'] })).toBe('1080p')
    expect(resolutionOf({ resolutions: ['480p', '720p'] })).toBe('720p')
    expect(resolutionOf(null)).toBeNull()
  })
})
