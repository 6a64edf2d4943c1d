import { describe, expect, test } from 'vitest'
import type { Script } from '@/contract/endpoints/planning'
import { creditsOf } from '@/contract/work'
import { makeModel, makeVideoModel } from '../../../tests/support/model-view'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { type Ad, editScenes, firstAd, withScript } from './ad'
import { keyOf, type Part, partsOf, type Tasks } from './parts'
import { isToBeMade, progressOf } from './progress'

const MODELS = [
  makeModel({ price: { milli_credits: { '1k': 2_000 }, audio_percent: 0, minimum_credits: 1 } }),
  makeVideoModel(),
  makeVideoModel({ id: 'other/film', is_built_in: false, workflow_types: ['image_to_video'] }),
  makeVideoModel({
    ...{ id: 'fal/fabric-1', is_built_in: false, workflow_types: ['digital_person'] },
    ...{ resolutions: ['480p', '720p'], durations: [], audio: 'always' },
    price: {
      milli_credits: { '480p': 6_000, '720p': 11_000 },
      audio_percent: 0,
      minimum_credits: 1,
    },
  }),
  makeModel({
    ...{ id: 'speech/kokoro', kind: 'audio', workflow_types: ['speech'], resolutions: ['720p'] },
    price: { milli_credits: { '720p': 1_000 }, audio_percent: 0, minimum_credits: 1 },
  }),
  makeVideoModel({
    ...{ id: 'adloom-video-editor', workflow_types: ['timeline'], resolutions: ['720p'] },
    price: { milli_credits: { '720p': 50 }, audio_percent: 0, minimum_credits: 1 },
  }),
]
const SPEAKER = { model: 'speech/kokoro', voice: 'af_heart', name: 'Heart', languages: [] }
const PHOTO = {
  ...{ reference: { upload_id: 'photo' }, name: 'ada.jpg', picture: null, seconds: 0 },
  shape: 4 / 5,
}
const SCRIPT: Script = {
  source: 'templates',
  note: null,
  language: 'en',
  scenes: [
    { shows: 'speaks', words: 'Cold brew. Steeped for 18 hours.' },
    { shows: 'product', words: '$4.50' },
    { shows: 'speaks', words: 'Order now.' },
  ],
  end_card: 'Cold brew\n$4.50\nOrder now',
}
const agreed: Ad = {
  ...withScript(firstAd('en'), SCRIPT),
  ...{ presenter: PHOTO, product: { ...PHOTO, name: 'can.png' } },
  ...{ person: 'Ada Lovelace', hasAgreed: true },
}

const means = (tasks: Tasks = {}) => ({ models: MODELS, speaker: SPEAKER, tasks })
/** What has been asked for, as if each part had been made: voices of 2.5 seconds. */
function made(ad: Ad, tasks: Tasks, parts: readonly Part[], seconds: number) {
  let asked = ad.asked
  const done = { ...tasks }
  for (const { id, request } of parts) {
    if (!request) throw new Error(`${id} cannot be asked for.`)
    const output = { output_id: `made of ${id}`, duration_seconds: seconds }
    done[id] = makeTask({ task_id: id, status: 'SUCCEEDED', outputs: [makeOutput(output)] })
    asked = { ...asked, [id]: { key: keyOf(request), token: id, taskId: id } }
  }
  return { ad: { ...ad, asked }, tasks: done }
}
const ofStep = (step: Part['step'], ad: Ad, tasks: Tasks = {}) =>
  partsOf(ad, means(tasks)).filter((part) => part.step === step)

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
    expect(progressOf('shots', partsOf(agreed, means()), agreed, {}).isBlocked).toBe(true)

    const said = made(agreed, {}, voices, 2.5)
    const shots = ofStep('shots', said.ad, said.tasks)
    expect(shots.map(({ request }) => request)).toMatchObject([
      {
        ...{ workflow_type: 'digital_person', resolution: '480p', watermark: true },
        images: [{ upload_id: 'photo' }],
        person: {
          voice: { output_id: 'made of voice of scene-1' },
          consent: { person: 'Ada Lovelace', is_given: true },
        },
      },
      // The engine sets the words, exactly; a model that is connected, too, would not.
      { workflow_type: 'image_to_video', model: 'built-in/video', prompt: '$4.50' },
      { workflow_type: 'digital_person' },
      { workflow_type: 'text_to_image', prompt: SCRIPT.end_card, aspect_ratio: '4:5' },
    ])
    // Three seconds each at six credits, four of the engine's, and a picture.
    expect(
      creditsOf(
        MODELS,
        shots.map(({ work }) => work),
      ),
    ).toBe(18 + 4 + 18 + 2)

    const shot = made(said.ad, said.tasks, shots, 2.5)
    const [film] = ofStep('film', shot.ad, shot.tasks)
    expect(film?.request).toMatchObject({
      ...{ workflow_type: 'timeline', watermark: false },
      timeline: { ratio: '4:5', end_card: { file_id: 'made of end card', seconds: 3 } },
    })
    expect(
      progressOf('film', partsOf(shot.ad, means(shot.tasks)), shot.ad, shot.tasks),
    ).toMatchObject({ isBlocked: false, total: 1, made: 0 })
  })

  test('has nothing made twice, and again only what changed', () => {
    const voices = ofStep('voices', agreed)
    const said = made(agreed, {}, voices, 2.5)
    expect(voices.some((part) => isToBeMade(part, said.ad, said.tasks))).toBe(false)
    const other = editScenes(said.ad, {
      ...{ type: 'change', id: 'scene-3', part: { words: 'Order today.' } },
    })
    const again = ofStep('voices', other, said.tasks).filter((part) =>
      isToBeMade(part, other, said.tasks),
    )
    expect(again.map(({ id }) => id)).toEqual(['voice of scene-3'])
    // Other words were agreed to by nobody.
    expect(other.hasAgreed).toBe(false)
    const moved = editScenes(said.ad, { type: 'move', id: 'scene-3', by: -1 })
    expect(moved.scenes.map(({ id }) => id)).toEqual(['scene-1', 'scene-3', 'scene-2'])
    expect(
      ofStep('voices', moved, said.tasks).some((part) => isToBeMade(part, moved, said.tasks)),
    ).toBe(false)
  })

  test('what failed is made again', () => {
    const [voice] = ofStep('voices', agreed)
    if (!voice) throw new Error('No voice.')
    const said = made(agreed, {}, [voice], 2.5)
    const failed = { [voice.id]: makeTask({ task_id: voice.id, status: 'FAILED', outputs: [] }) }
    expect(isToBeMade(voice, said.ad, failed)).toBe(true)
  })

  test.each<Partial<Ad>>([{ hasAgreed: false }, { person: ' ' }, { presenter: null }])(
    'nobody is made to speak with %j',
    (part) => {
      const said = made(agreed, {}, ofStep('voices', agreed), 2.5)
      const shots = ofStep('shots', { ...said.ad, ...part }, said.tasks)
      expect(shots.map(({ id, request }) => [id, request !== null])).toEqual([
        ['shot of scene-1', false],
        ['shot of scene-2', true],
        ['shot of scene-3', false],
        ['end card', true],
      ])
    },
  )
})
