import { describe, expect, test } from 'vitest'
import { firstWish, isTooLong, requestOf, secondsOf, type Wish } from './wish'

const media = (id: string, seconds = 0) => ({
  ...{ reference: { upload_id: id }, name: `${id}.file`, picture: null, seconds },
})
const ready: Wish = {
  ...firstWish('video_face_change'),
  seen: { face_change: media('photo'), video_face_change: media('film', 4.2) },
  face: media('ada'),
  ...{ person: ' Ada Lovelace ', hasAgreed: true },
}
const MODEL = { id: 'fal/wan' }

describe('[R1.08] whose face takes the place of another', () => {
  test('is asked for with the consent by name, the face last, and labeled', () => {
    expect(requestOf(ready, MODEL, '480p')).toMatchObject({
      ...{
        workflow_type: 'video_face_change',
        model: 'fal/wan',
        resolution: '480p',
        watermark: true,
      },
      ...{ video: { upload_id: 'film' }, images: [{ upload_id: 'ada' }] },
      person: { consent: { person: 'Ada Lovelace', is_given: true } },
    })
    expect(requestOf({ ...ready, type: 'face_change' }, MODEL, '1k')).toMatchObject({
      images: [{ upload_id: 'photo' }, { upload_id: 'ada' }],
    })
  })

  test('is as long as the video, up to half a minute', () => {
    expect(secondsOf(ready)).toBe(5)
    expect(secondsOf({ ...ready, type: 'face_change' })).toBe(0)
    expect(isTooLong(ready)).toBe(false)
    const long = { ...ready.seen, video_face_change: media('long', 30.5) }
    expect(isTooLong({ ...ready, seen: long })).toBe(true)
  })

  test.each<Partial<Wish>>([{ hasAgreed: false }, { person: ' ' }, { face: null }])(
    'is not asked for with %j',
    (part) => {
      expect(requestOf({ ...ready, ...part }, MODEL, '480p')).toBeNull()
    },
  )
})
