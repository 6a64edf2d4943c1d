import { describe, expect, test } from 'vitest'
import { makeOutput, makeTask } from '../../../tests/support/task-view.ts'
import { SPEAKER, UGC_MODELS } from '../../../tests/support/ugc-model-views.ts'
import { UGC_PLAN } from '../../../tests/support/ugc-plan.ts'
import type { UgcOrders } from '../endpoints/ugc-ads.ts'
import { creditsOf } from '../work.ts'
import { priceOf } from './cost.ts'
import { lackOf } from './lack.ts'
import { isToBeMade, keyOf, type Ordered } from './orders.ts'
import type { Part } from './part.ts'
import { partsOf } from './parts.ts'
import { progressOf } from './progress.ts'
import { type AdScript, scriptOf } from './script.ts'

const END_CARD = 'Cold brew\n$4.50\nOrder now'
const PHOTO = { reference: { upload_id: 'photo' }, shape: 4 / 5 }
const agreed: AdScript = {
  ...scriptOf(UGC_PLAN),
  scenes: [
    { id: 'scene-1', shows: 'speaks', words: 'Cold brew. Steeped for 18 hours.' },
    { id: 'scene-2', shows: 'product', words: '$4.50' },
    { id: 'scene-3', shows: 'speaks', words: 'Order now.' },
  ],
  ...{ endCard: END_CARD, presenter: PHOTO, product: PHOTO },
  ...{ person: 'Ada Lovelace', hasAgreed: true },
}

const NOTHING: Ordered = { orders: {}, tasks: {} }
const means = (ordered = NOTHING) => ({ models: UGC_MODELS, speaker: SPEAKER, ...ordered })

/** The orders as if each part had been made, with voices of 2.5 seconds. */
function made(ordered: Ordered, parts: readonly Part[], seconds: number): Ordered {
  const orders: UgcOrders = { ...ordered.orders }
  const tasks = { ...ordered.tasks }
  for (const { id, request } of parts) {
    if (!request) throw new Error(`${id} cannot be asked for.`)
    const output = { output_id: `made of ${id}`, duration_seconds: seconds }
    tasks[id] = makeTask({ task_id: id, status: 'SUCCEEDED', outputs: [makeOutput(output)] })
    orders[id] = { key: keyOf(request), task_id: id }
  }
  return { orders, tasks }
}
const ofStep = (step: Part['step'], ad: AdScript, ordered = NOTHING) =>
  partsOf(ad, means(ordered)).filter((part) => part.step === step)
const lack = (ad: AdScript, until: Part['step'] = 'film') =>
  lackOf(ad, { parts: partsOf(ad, means()), until, hasSpeaker: true })

describe('[R1.14] an ad with a presenter', () => {
  test('is made in steps, each of what the one before has made', () => {
    const voices = ofStep('voices', agreed)
    expect(voices.map(({ request }) => request)).toMatchObject([
      {
        workflow_type: 'speech',
        prompt: 'Cold brew. Steeped for 18 hours.',
        model: 'speech/kokoro',
      },
      { workflow_type: 'speech', prompt: 'Order now.' },
    ])
    expect(progressOf('shots', partsOf(agreed, means()), NOTHING).isBlocked).toBe(true)

    const said = made(NOTHING, voices, 2.5)
    const shots = ofStep('shots', agreed, said)
    expect(shots.map(({ request }) => request)).toMatchObject([
      {
        ...{ workflow_type: 'digital_person', resolution: '480p', watermark: true },
        images: [{ upload_id: 'photo' }],
        person: {
          voice: { output_id: 'made of voice of scene-1' },
          consent: { person: 'Ada Lovelace', is_given: true },
        },
      },
      // The engine prints the words exactly; the connected model would not.
      { workflow_type: 'image_to_video', model: 'built-in/video', prompt: '$4.50' },
      { workflow_type: 'digital_person' },
      { workflow_type: 'text_to_image', prompt: END_CARD, aspect_ratio: '4:5' },
    ])
    // Three seconds each at six credits, four from the engine, and a picture.
    expect(
      creditsOf(
        UGC_MODELS,
        shots.map(({ work }) => work),
      ),
    ).toBe(18 + 4 + 18 + 2)

    const shot = made(said, shots, 2.5)
    const [film] = ofStep('film', agreed, shot)
    expect(film?.request).toMatchObject({
      ...{ workflow_type: 'timeline', watermark: false },
      timeline: { ratio: '4:5', end_card: { file_id: 'made of end card', seconds: 3 } },
    })
    expect(progressOf('film', partsOf(agreed, means(shot)), shot)).toMatchObject({
      ...{ isBlocked: false, total: 1, made: 0 },
    })
  })

  test('has nothing made twice, and again only what changed, failed or was deleted', () => {
    const voices = ofStep('voices', agreed)
    const said = made(NOTHING, voices, 2.5)
    const again = (ad: AdScript, ordered = said) =>
      ofStep('voices', ad, ordered).flatMap((part) => (isToBeMade(part, ordered) ? part.id : []))
    expect(again(agreed)).toEqual([])
    const [first, product, last] = agreed.scenes
    if (!first || !product || !last) throw new Error('Three scenes were written.')
    const reworded = { ...last, words: 'Order today.' }
    expect(again({ ...agreed, scenes: [first, product, reworded] })).toEqual(['voice of scene-3'])
    expect(again({ ...agreed, scenes: [first, last, product] })).toEqual([])
    const broken = (status: 'FAILED' | 'SUCCEEDED') => ({
      ...said,
      tasks: { ...said.tasks, 'voice of scene-1': { status, outputs: [] } },
    })
    for (const status of ['FAILED', 'SUCCEEDED'] as const)
      expect(again(agreed, broken(status))).toEqual(['voice of scene-1'])
  })

  test('costs about what calm voices make it, and never more than slow ones do', () => {
    const parts = partsOf(agreed, means())
    const [rough, known] = [parts, ofStep('voices', agreed)].map((some) =>
      priceOf(UGC_MODELS, some),
    )
    expect(rough?.most).toBeGreaterThan(rough?.about ?? Number.POSITIVE_INFINITY)
    expect(known?.most).toBe(known?.about)
    const said = made(NOTHING, ofStep('voices', agreed), 2.5)
    const shots = priceOf(UGC_MODELS, ofStep('shots', agreed, said))
    expect(shots).toEqual({ about: 42, most: 42 })
    expect(priceOf([], parts)).toBeNull()
  })

  test.each<[Partial<AdScript>, string]>([
    [{ hasAgreed: false }, 'consent'],
    [{ person: ' ' }, 'consent'],
    [{ presenter: null }, 'presenter'],
  ])('nobody is made to speak with %j', (part, missing) => {
    const said = made(NOTHING, ofStep('voices', agreed), 2.5)
    const shots = ofStep('shots', { ...agreed, ...part }, said)
    expect(shots.map(({ id, request }) => [id, request !== null])).toEqual([
      ['shot of scene-1', false],
      ['shot of scene-2', true],
      ['shot of scene-3', false],
      ['end card', true],
    ])
    expect(lack({ ...agreed, ...part })).toBe(missing)
    expect(lack({ ...agreed, ...part }, 'voices')).toBeNull()
  })

  test('what is missing is known before anything is paid', () => {
    expect(lack(agreed)).toBeNull()
    expect(lack({ ...agreed, scenes: [] })).toBe('scene')
    expect(lack({ ...agreed, product: null })).toBe('product')
    const silent = { parts: partsOf(agreed, { ...means(), speaker: null }), until: 'film' } as const
    expect(lackOf(agreed, { ...silent, hasSpeaker: false })).toBe('voice')
  })
})
