import { describe, expect, it } from 'vitest'
import { makeReference } from '../../../../tests/support/reference-item'
import { EMPTY_DRAFTS, referencesOf } from './draft'
import { type DraftAction, reduceDrafts } from './drafts-reducer'

const reduceAll = (...actions: DraftAction[]) => actions.reduce(reduceDrafts, EMPTY_DRAFTS)

describe('words and settings', () => {
  it('belong to one tab', () => {
    const drafts = reduceAll(
      { type: 'prompt', workflow: 'text_to_image', prompt: 'a mug' },
      { type: 'settings', workflow: 'text_to_image', settings: { count: 3 } },
    )
    expect(drafts.text_to_image.prompt).toBe('a mug')
    expect(drafts.text_to_image.settings.count).toBe(3)
    expect(drafts.image_edit).toEqual(EMPTY_DRAFTS.image_edit)
  })
})

describe('a picture that leads to another mode', () => {
  const written: DraftAction[] = [
    { type: 'prompt', workflow: 'text_to_image', prompt: 'a mug' },
    { type: 'settings', workflow: 'text_to_image', settings: { aspectRatio: '4:5', count: 3 } },
  ]
  const carry = { type: 'carry', from: 'text_to_image', to: 'image_edit' } satisfies DraftAction

  it('takes the words and the format along, and leaves them where they were, too', () => {
    const { text_to_image, image_edit } = reduceAll(...written, carry)
    expect(image_edit.prompt).toBe('a mug')
    expect(image_edit.settings).toMatchObject({ aspectRatio: '4:5', count: 3 })
    expect(text_to_image.prompt).toBe('a mug')
  })

  it('never writes over what is written there', () => {
    const other = { type: 'prompt', workflow: 'image_edit', prompt: 'brighter' } as const
    expect(reduceAll(...written, other, carry).image_edit.prompt).toBe('brighter')
  })
})

describe('what the browser kept', () => {
  it('comes back, except where somebody has begun to write', () => {
    const kept = reduceAll(
      { type: 'prompt', workflow: 'text_to_image', prompt: 'kept' },
      { type: 'prompt', workflow: 'image_edit', prompt: 'kept' },
    )
    const drafts = reduceAll(
      { type: 'prompt', workflow: 'image_edit', prompt: 'typed' },
      { type: 'restore', drafts: kept },
    )
    expect(drafts.text_to_image.prompt).toBe('kept')
    expect(drafts.image_edit.prompt).toBe('typed')
  })
})

describe('pictures', () => {
  const a = makeReference({ id: 'a' })
  const b = makeReference({ id: 'b' })
  const c = makeReference({ id: 'c' })
  const add = { type: 'add', workflow: 'image_edit', items: [a, b, c] } satisfies DraftAction
  const idsAfter = (...actions: DraftAction[]) =>
    reduceAll(add, ...actions).image_edit.references.map((item) => item.id)

  it('keep the order they were added in', () => expect(idsAfter()).toEqual(['a', 'b', 'c']))

  it('move to any place', () => {
    const move = (id: string, toIndex: number): DraftAction => ({
      type: 'move',
      workflow: 'image_edit',
      id,
      toIndex,
    })
    expect(idsAfter(move('a', 2))).toEqual(['b', 'c', 'a'])
    expect(idsAfter(move('c', 0))).toEqual(['c', 'a', 'b'])
    expect(idsAfter(move('a', -1))).toEqual(['a', 'b', 'c'])
    expect(idsAfter(move('unknown', 0))).toEqual(['a', 'b', 'c'])
  })

  it('are removed by id', () => expect(idsAfter({ type: 'remove', id: 'b' })).toEqual(['a', 'c']))

  it('learn about their upload in whichever tab they are', () => {
    const drafts = reduceAll(add, { type: 'update', id: 'b', change: { status: 'failed' } })
    expect(drafts.image_edit.references.map((item) => item.status)).toEqual([
      'ready',
      'failed',
      'ready',
    ])
  })
})

describe('frames and videos', () => {
  const frame = (id: string, role: 'start_frame' | 'end_frame') => makeReference({ id, role })
  const add = (...items: ReturnType<typeof frame>[]): DraftAction => ({
    type: 'add',
    workflow: 'first_last_frame',
    items,
  })

  it('a new frame takes the place of the one before', () => {
    const drafts = reduceAll(
      add(frame('old', 'start_frame'), frame('end', 'end_frame')),
      add(frame('new', 'start_frame')),
    )
    expect(drafts.first_last_frame.references.map((item) => item.id)).toEqual(['end', 'new'])
  })

  it('swap their places', () => {
    const drafts = reduceAll(add(frame('s', 'start_frame'), frame('e', 'end_frame')), {
      type: 'swap-frames',
      workflow: 'first_last_frame',
    })
    expect(referencesOf(drafts.first_last_frame, 'start_frame')[0]?.id).toBe('e')
    expect(referencesOf(drafts.first_last_frame, 'end_frame')[0]?.id).toBe('s')
  })
})

it('takes a picture as a reference once, however often it is added', () => {
  const item = makeReference({ source: { output_id: 'output-1' } })
  const add = (id: string): DraftAction => ({
    type: 'add',
    workflow: 'image_edit',
    items: [{ ...item, id }],
  })
  const { references } = reduceAll(add('first'), add('second')).image_edit
  expect(references.map(({ id }) => id)).toEqual(['first'])
})
