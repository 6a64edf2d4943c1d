import { describe, expect, it } from 'vitest'
import { makeModel, makeVideoModel } from '../../../../tests/support/model-view'
import { EMPTY_DRAFTS } from './draft'
import { fitSettings, quoteCredits, resolveModel } from './model-choice'

const imageSettings = EMPTY_DRAFTS.text_to_image.settings
const videoSettings = EMPTY_DRAFTS.text_to_video.settings

describe('the model', () => {
  const retired = makeVideoModel({ id: 'sora-2', status: 'retired', page: 'sora' })
  const builtIn = makeVideoModel()
  const veo = makeVideoModel({ id: 'veo-3.1', page: 'veo3.1' })

  it('auto is the first active one that serves the mode', () => {
    const models = [retired, makeModel(), builtIn, veo]
    expect(resolveModel(models, 'auto', 'text_to_video', 'sora')?.id).toBe('built-in/video')
  })

  it('auto on the page of a model is that model while it lives', () => {
    const find = (models: (typeof veo)[]) => resolveModel(models, 'auto', 'text_to_video', 'veo3.1')
    expect(find([builtIn, veo])?.id).toBe('veo-3.1')
    expect(find([builtIn, { ...veo, status: 'retired' }])?.id).toBe('built-in/video')
  })

  it('[D10.03] a retired one may be looked at', () => {
    expect(resolveModel([retired], 'sora-2', 'text_to_video', 'sora')).toBe(retired)
  })

  it('is none when nothing serves the mode or the id is unknown', () => {
    expect(resolveModel([retired], 'auto', 'text_to_video', 'sora')).toBeNull()
    expect(resolveModel([builtIn], 'gone', 'text_to_video', 'sora')).toBeNull()
  })
})

describe('settings', () => {
  it('stay when the model can do them', () => {
    expect(fitSettings(imageSettings, makeModel())).toEqual({
      ...imageSettings,
      durationSeconds: 5,
    })
  })

  it('move to the closest the model can do', () => {
    const settings = {
      ...videoSettings,
      aspectRatio: '4:5',
      durationSeconds: 60,
      count: 4,
    } as const
    const fitted = fitSettings(settings, makeVideoModel({ count_max: 2, resolutions: ['1080p'] }))
    expect(fitted).toMatchObject({
      aspectRatio: '1:1',
      durationSeconds: 8,
      count: 2,
      resolution: '1080p',
    })
  })

  it('forget the placement when its ratio is not offered', () => {
    const settings = {
      ...imageSettings,
      aspectRatio: '4:5',
      placement: { id: 'meta.feed', name: 'Feed' },
    } as const
    expect(fitSettings(settings, makeModel()).placement).toBeNull()
  })

  it.each([
    ['none', true, false],
    ['optional', true, true],
    ['always', false, true],
  ] as const)('sound: a model with %s turns %s into %s', (audio, wanted, result) => {
    const settings = { ...videoSettings, generateAudio: wanted }
    expect(fitSettings(settings, makeVideoModel({ audio })).generateAudio).toBe(result)
  })
})

describe('the price', () => {
  it('[R3.02] counts pictures', () => {
    expect(quoteCredits(makeModel(), 'text_to_image', { ...imageSettings, count: 3 })).toBe(6)
  })

  it('[R3.02] counts seconds and sound', () => {
    const settings = { ...videoSettings, durationSeconds: 8, generateAudio: true }
    expect(quoteCredits(makeVideoModel(), 'text_to_video', settings)).toBe(12)
  })

  it('is unknown for a resolution the model does not have', () => {
    const settings = { ...imageSettings, resolution: '480p' } as const
    expect(quoteCredits(makeModel(), 'text_to_image', settings)).toBeNull()
  })
})
