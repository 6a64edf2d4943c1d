import { expect, test } from 'vitest'
import {
  LAYERS_MAX,
  type LayerDocument,
  type PictureLayer,
  type TextLayer,
} from '@/contract/layers'
import { movesWith, suggestedAnimation } from './animation/moves'
import { beginEditing, type Edit, type Editing, edit } from './editing'
import { resized } from './resizing'
import { snap } from './snapping'

const words = (id: string, changes: Partial<TextLayer> = {}): TextLayer => ({
  ...{ kind: 'text', id, role: 'headline', x: 10, y: 20, width: 100, height: 30 },
  ...{ turn: 0, opacity: 1, is_hidden: false, group: null, text: id, font: 'inter' },
  ...{ weight: 700, tracking: 0, size: 30, leading: null, align: 'start', colour: '#000000' },
  ...{ is_struck: false, plate: null },
  ...changes,
})
const picture = (...layers: PictureLayer[]): LayerDocument => ({
  ...{ width: 400, height: 300, language: 'en' },
  layers,
})
const after = (start: Editing, ...edits: Edit[]): Editing => edits.reduce(edit, start)
const placesOf = ({ document }: Editing) => document.layers.map(({ id, x, y }) => [id, x, y])

test('every step can be taken back, to the beginning and to the end again', () => {
  const start = beginEditing(picture(words('a')))
  const steps = Array.from({ length: 300 }, (): Edit => ({ type: 'move', id: 'a', dx: 1, dy: 0 }))
  const moved = after(start, ...steps)
  expect(placesOf(moved)).toEqual([['a', 310, 20]])
  const back = after(moved, ...steps.map((): Edit => ({ type: 'undo' })), { type: 'undo' })
  expect(back.document).toEqual(start.document)
  const again = after(back, ...steps.map((): Edit => ({ type: 'redo' })))
  expect(placesOf(again)).toEqual([['a', 310, 20]])
})

test('a drag is one step, and one that led nowhere is none', () => {
  const start = beginEditing(picture(words('a')))
  const move: Edit = { type: 'move', id: 'a', dx: 5, dy: 5 }
  const dragged = after(start, { type: 'hold' }, move, move, { type: 'release' })
  expect(dragged.past).toHaveLength(1)
  expect(edit(dragged, { type: 'undo' }).document).toEqual(start.document)
  expect(after(start, { type: 'hold' }, { type: 'release' }).past).toHaveLength(0)
})

test('what is one thing moves together and is copied together', () => {
  const badge = [words('a', { group: 'g' }), words('b', { group: 'g' }), words('c')]
  const start = beginEditing(picture(...badge))
  const moved = edit(start, { type: 'move', id: 'a', dx: 1, dy: 2 })
  expect(placesOf(moved)).toEqual([
    ['a', 11, 22],
    ['b', 11, 22],
    ['c', 10, 20],
  ])
  const { document } = edit(start, { type: 'duplicate', id: 'b' })
  expect(document.layers).toHaveLength(5)
  expect(new Set(document.layers.map(({ id }) => id)).size).toBe(5)
  const [one, other] = document.layers.slice(2, 4)
  expect(one?.group).toBe(other?.group)
  expect(one?.group).not.toBe('g')
})

test('the mark stays, and so does the last layer; there are never too many', () => {
  const marked = beginEditing(picture(words('a'), words('m', { role: 'mark' })))
  expect(edit(marked, { type: 'remove', id: 'm' }).document.layers).toHaveLength(2)
  const one = edit(marked, { type: 'remove', id: 'a' })
  expect(one.document.layers.map(({ id }) => id)).toEqual(['m'])
  const full = Array.from({ length: LAYERS_MAX }, (_, at) => words(`l${at}`))
  const start = beginEditing(picture(...full))
  expect(edit(start, { type: 'add', layer: words('new') })).toBe(start)
})

test('movement is a step like any other, in groups, and goes with what moved', () => {
  const [one, other] = [words('a', { group: 'g' }), words('b', { group: 'g' })]
  const marked = picture(one, other, words('c'), words('m', { role: 'mark' }))
  const animation = suggestedAnimation(marked)
  expect(animation.moves.map(({ id, at }) => [id, at])).toEqual([
    ['a', 0.2],
    ['b', 0.2],
    ['c', 0.32],
  ])
  const moving = edit(beginEditing(marked), { type: 'animate', animation })
  const without = edit(moving, { type: 'remove', id: 'c' })
  expect(without.document.animation?.moves).toHaveLength(2)
  expect(edit(without, { type: 'undo' }).document.animation).toEqual(animation)
  expect(edit(moving, { type: 'undo' }).document).toEqual(marked)
  const swung = movesWith(moving.document, other, { enter: 'swing' })
  expect(swung.filter(({ enter }) => enter === 'swing').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(movesWith(moving.document, one, { enter: null })).toHaveLength(1)
})

test('a change reaches what the layer has, and nothing else', () => {
  const plate = { fill: '#ff0000', is_outline: false, radius: 4, has_shadow: false }
  const start = beginEditing(picture(words('a', { plate })))
  const change = { text: 'new', fill: '#00ff00' }
  const [layer] = edit(start, { type: 'change', id: 'a', change }).document.layers
  expect(layer).toMatchObject({ text: 'new', plate: { fill: '#00ff00', radius: 4 } })
  expect(layer).not.toHaveProperty('fill')
})

test('edges, middles and equal margins attract; what is far does not', () => {
  const frame = { x: 0, y: 0, width: 400, height: 300 }
  const other = { x: 40, y: 100, width: 60, height: 20 }
  const near = (x: number, y: number) =>
    snap({ x, y, width: 100, height: 30 }, { frame, others: [other], reach: 6 })
  expect(near(43, 222)).toMatchObject({ dx: -3, guides: [{ axis: 'x', at: 40 }] })
  // Its center snaps to that of the frame.
  expect(near(147, 222)).toMatchObject({ dx: 3, guides: [{ axis: 'x', at: 200 }] })
  // The margin of the other box, mirrored to the right.
  expect(near(262, 222)).toMatchObject({ dx: -2, guides: [{ axis: 'x', at: 360 }] })
  expect(near(222, 222)).toEqual({ dx: 0, dy: 0, guides: [] })
})

test('a corner scales words, a side only moves where they break', () => {
  const layer = words('a')
  expect(resized(layer, 'se', { dx: 100, dy: 0 }, 30)).toMatchObject({ width: 200, size: 60 })
  expect(resized(layer, 'w', { dx: -20, dy: 0 }, 30)).toEqual({
    x: -10,
    y: 20,
    width: 120,
    height: 30,
  })
})

test('a layer that is turned is pulled along its own sides, and the side across stays in its place', () => {
  // Rotated, its right side is at the bottom and its left side at the top.
  const layer = words('a', { turn: 90 })
  const top = ({ x = 0, y = 0, width = 0, height = 0 }) => [
    x + width / 2,
    y + height / 2 - width / 2,
  ]
  const pulled = resized(layer, 'e', { dx: 7, dy: 40 }, 30)
  expect(pulled).toMatchObject({ width: 140, height: 30 })
  expect(top(pulled)).toEqual(top(layer))
})
