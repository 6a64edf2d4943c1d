import { describe, expect, it } from 'vitest'
import type { ModelView } from '@/contract/endpoints/models'
import { makeModel, makeVideoModel } from '../../../../tests/support/model-view'
import { type Draft, EMPTY_DRAFTS } from './draft'
import { fitSettings, quoteCredits, resolveModel } from './model-choice'

const imageSettings = EMPTY_DRAFTS.text_to_image.settings
const videoSettings = EMPTY_DRAFTS.text_to_video.settings

describe('the model', () => {
  const retired = makeVideoModel({ id: 'sora-2', status: 'retired', page: 'sora' })
  const builtIn = makeVideoModel()
  const veo = makeVideoModel({ id: 'veo-3.1', page: 'veo3.1' })

  const find = (
    models: ModelView[],
    page: ModelView['page'],
    { wanted = 'auto', draft = {} }: { wanted?: string; draft?: Partial<Draft> } = {},
  ) => {
    const empty = EMPTY_DRAFTS.text_to_video
    const settings = { ...empty.settings, model: wanted }
    const asked = { ...empty, settings, ...draft }
    return resolveModel(models, { workflow: 'text_to_video', page, draft: asked })
  }

  it('auto goes to a connected one for a scene, and to the engine for words and the brand', () => {
    const connected = makeVideoModel({ id: 'acme/film', abilities: [] })
    const choice = (draft: Partial<Draft>) => find([builtIn, connected], null, { draft })?.id
    const { settings } = EMPTY_DRAFTS.text_to_video
    expect(choice({ prompt: 'waves at dawn' })).toBe('acme/film')
    expect(choice({ prompt: 'waves, “Dive in”' })).toBe('built-in/video')
    const branded = { prompt: 'waves at dawn', settings: { ...settings, useBrand: true } }
    expect(choice(branded)).toBe('built-in/video')
    const square = { ...connected, aspect_ratios: ['1:1' as const] }
    const draft = {
      prompt: 'waves at dawn',
      settings: { ...settings, aspectRatio: '9:16' as const },
    }
    expect(find([builtIn, square], null, { draft })?.id).toBe('built-in/video')
  })

  it('auto is the first active one that serves the mode', () => {
    const models = [retired, makeModel(), builtIn, veo]
    expect(find(models, 'sora')?.id).toBe('built-in/video')
  })

  it('auto on the page of a model is that model while it lives', () => {
    expect(find([builtIn, veo], 'veo3.1')?.id).toBe('veo-3.1')
    expect(find([builtIn, { ...veo, status: 'retired' }], 'veo3.1')?.id).toBe('built-in/video')
  })

  it('[D10.03] a retired one may be looked at', () => {
    expect(find([retired], 'sora', { wanted: 'sora-2' })).toBe(retired)
  })

  it('is none when nothing serves the mode or the id is unknown', () => {
    expect(find([retired], 'sora')).toBeNull()
    expect(find([builtIn], 'sora', { wanted: 'gone' })).toBeNull()
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
