import { expect, test } from 'vitest'
import { AppError } from '../../contract/app-error.ts'
import type { Model } from './model.ts'
import { MODELS } from './models.ts'
import { chooseSettings } from './settings.ts'

const model = (id: string, given: Partial<Model> = {}): Model => {
  const row = MODELS.find((one) => one.id === id)
  if (!row) throw new Error(`There is no model ${id}.`)
  return { ...row, ...given }
}
const image = model('adloom-studio-image')
const video = model('adloom-studio-video')

test('what is left open is filled with the defaults of the model', () => {
  expect(chooseSettings(image, 'text_to_image', {})).toEqual({
    resolution: '1k',
    durationSeconds: 0,
    generateAudio: false,
    count: 1,
    credits: 1,
  })
  expect(chooseSettings(video, 'text_to_video', {})).toMatchObject({
    resolution: '720p',
    durationSeconds: 5,
    credits: 5,
  })
})

test('a model without the usual defaults gives its own first ones', () => {
  const other = model('adloom-studio-video', { resolutions: ['1080p'], durations: [4, 8] })
  expect(chooseSettings(other, 'text_to_video', {})).toMatchObject({
    resolution: '1080p',
    durationSeconds: 4,
  })
})

test('a model that always makes sound makes and charges it', () => {
  const loud = model('adloom-studio-video', { audio: 'always' })
  expect(chooseSettings(loud, 'text_to_video', { duration: 5 })).toMatchObject({
    generateAudio: true,
    credits: 6,
  })
})

test('a picture has no sound and no duration, whatever is asked', () => {
  const asked = { generate_audio: true, duration: 60 }
  expect(chooseSettings(image, 'image_edit', asked)).toMatchObject({
    generateAudio: false,
    durationSeconds: 0,
  })
})

test.each([
  ['resolution', image, 'text_to_image', { resolution: '480p' }],
  ['duration', video, 'text_to_video', { duration: 7 }],
  ['count', model('adloom-studio-image', { countMax: 1 }), 'text_to_image', { count: 2 }],
  [
    'generate_audio',
    model('adloom-studio-video', { audio: 'none' }),
    'text_to_video',
    { generate_audio: true },
  ],
] as const)('a %s the model does not offer is refused by name', (field, from, type, asked) => {
  expect(() => chooseSettings(from, type, asked)).toThrow(
    new AppError('invalid_input', { field, rule: 'not_offered' }),
  )
})
