import { expect, test } from 'vitest'
import { filmSize, moveOf, placePose, poseAt, REST } from './layer-motion.ts'
import {
  LAYER_MOTIONS,
  type LayerAnimation,
  type LayerDocument,
  type ShapeLayer,
} from './layers.ts'

const animation: LayerAnimation = { seconds: 5, has_music: false, moves: [] }

test.each(LAYER_MOTIONS)(
  '[R1.08] %s begins unseen, moves, rests, and leaves as it came',
  (motion) => {
    const move = { id: 'a', enter: motion, leave: motion, at: 1 }
    const at = (seconds: number) => poseAt(animation, move, seconds)
    expect(at(0.5).alpha).toBe(0)
    expect(at(1).alpha).toBe(0)
    expect(at(1.2)).not.toEqual(REST)
    expect(at(1.2).alpha).toBeGreaterThan(0)
    expect(at(3)).toBe(REST)
    // A third of the way in equals a third of the way still to leave.
    for (const [part, value] of Object.entries(at(4.9 - 0.5 / 3)))
      expect(value).toBeCloseTo(Object.entries(at(1.2)).find(([name]) => name === part)?.[1] ?? 9)
    expect(at(4.95).alpha).toBe(0)
  },
)

test('there are twelve ways, and no two look alike', () => {
  const seen = LAYER_MOTIONS.map((enter) =>
    JSON.stringify(poseAt(animation, { id: 'a', enter, leave: null, at: 0 }, 0.15)),
  )
  expect(new Set(seen).size).toBe(12)
})

test('what comes in too late still comes in before the end', () => {
  const late = { id: 'a', enter: 'rise', leave: null, at: 5 } as const
  expect(poseAt(animation, late, 4.95)).toBe(REST)
  expect(poseAt(animation, { ...late, leave: 'fade' }, 4.2).alpha).toBeGreaterThan(0.9)
})

const shape = (id: string, changes: Partial<ShapeLayer> = {}): ShapeLayer => ({
  ...{ id, kind: 'shape', role: 'shape', x: 0, y: 0, width: 10, height: 10, turn: 0, opacity: 1 },
  ...{ is_hidden: false, group: null, shape: 'rectangle', fill: '#ff0000', radius: 0, ring: null },
  ...{ has_shadow: false, ...changes },
})

test('one entry moves a whole group; ground and mark never move', () => {
  const pop = { enter: 'pop', leave: null, at: 0 } as const
  const [one, other] = [shape('a', { group: 'g' }), shape('b', { group: 'g' })]
  const [ground, mark] = [shape('c', { role: 'ground' }), shape('d', { role: 'mark' })]
  const document: LayerDocument = {
    ...{ width: 100, height: 100, language: 'en', layers: [ground, one, other, mark] },
    animation: { ...animation, moves: ['a', 'c', 'd'].map((id) => ({ id, ...pop })) },
  }
  expect(moveOf(document, other)).toEqual({ id: 'a', ...pop })
  expect(moveOf(document, ground)).toBeNull()
  expect(moveOf(document, mark)).toBeNull()
})

test('a film has even edges, the short one 1080 at most', () => {
  expect(filmSize({ width: 1080, height: 1350 })).toEqual({ width: 1080, height: 1350, scale: 1 })
  expect(filmSize({ width: 2160, height: 3840 })).toMatchObject({ width: 1080, height: 1920 })
  expect(filmSize({ width: 97, height: 101 })).toMatchObject({ width: 96, height: 100 })
})

test('a pose is placed in pixels of the picture, and covers what passes a box only while it must', () => {
  const box = { x: 10, y: 20, width: 40, height: 20 }
  const place = (pose: Partial<typeof REST>) =>
    placePose({ ...REST, ...pose }, box, { width: 400, height: 100 })
  expect(place({ dx: 3 })).toMatchObject({ moveX: 6, middle: { x: 30, y: 30 }, clip: null })
  expect(place({ hiddenRight: 0.5 }).clip).toEqual({ x: 5, y: 15, width: 25, height: 30 })
})
