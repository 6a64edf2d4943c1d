import { describe, expect, test } from 'vitest'
import type { Area } from './area'
import { type AreaEdit, type AreaHistory, editAreas, NO_AREAS } from './area-edits'

const area = (id: string, x: number): Area => ({ id, x, y: 0.1, w: 0.2, h: 0.1, from: 0, to: 8 })
const after = (edits: AreaEdit[], from: AreaHistory = NO_AREAS) => edits.reduce(editAreas, from)
const ids = ({ areas }: AreaHistory) => areas.map(({ id }) => id)

describe('[R5.12] an area that exists already', () => {
  test('is not added; the one that exists is selected', () => {
    const history = after([
      { type: 'add', area: area('one', 0.1) },
      { type: 'add', area: area('two', 0.5) },
      { type: 'add', area: area('three', 0.1) },
    ])
    expect(ids(history)).toEqual(['one', 'two'])
    expect(history).toMatchObject({ selectedId: 'one', isDuplicate: true })
  })

  test('cannot be made by moving another one over it, either', () => {
    const history = after([
      { type: 'add', area: area('one', 0.1) },
      { type: 'add', area: area('two', 0.5) },
      { type: 'change', area: area('two', 0.3), isStep: true },
      { type: 'change', area: area('two', 0.1), isStep: false },
      { type: 'settle', id: 'two' },
    ])
    expect(history.areas[1]).toMatchObject({ id: 'two', x: 0.5 })
    expect(history.isDuplicate).toBe(true)
  })

  test('is forgotten as a complaint with the next change', () => {
    const refused = after([
      { type: 'add', area: area('one', 0.1) },
      { type: 'add', area: area('two', 0.1) },
    ])
    expect(after([{ type: 'select', id: null }], refused).isDuplicate).toBe(false)
  })
})

describe('steps back', () => {
  test('undo a whole drag at once, and can be taken forth again', () => {
    const moved = after([
      { type: 'add', area: area('one', 0.1) },
      { type: 'change', area: area('one', 0.2), isStep: true },
      { type: 'change', area: area('one', 0.3), isStep: false },
    ])
    const undone = after([{ type: 'undo' }], moved)
    expect(undone.areas[0]?.x).toBe(0.1)
    expect(after([{ type: 'redo' }], undone).areas[0]?.x).toBe(0.3)
    expect(ids(after([{ type: 'undo' }, { type: 'undo' }], moved))).toEqual([])
  })

  test('bring a deleted area back', () => {
    const removed = after([
      { type: 'add', area: area('one', 0.1) },
      { type: 'add', area: area('two', 0.5) },
      { type: 'remove', id: 'one' },
    ])
    expect(removed.selectedId).toBe('two')
    expect(ids(after([{ type: 'undo' }], removed))).toEqual(['one', 'two'])
  })

  test('where there is nothing to undo or redo, change nothing', () => {
    expect(after([{ type: 'undo' }, { type: 'redo' }])).toBe(NO_AREAS)
  })

  test('after a new change, what was undone is gone', () => {
    const history = after([
      { type: 'add', area: area('one', 0.1) },
      { type: 'undo' },
      { type: 'add', area: area('two', 0.5) },
      { type: 'redo' },
    ])
    expect(ids(history)).toEqual(['two'])
  })
})
