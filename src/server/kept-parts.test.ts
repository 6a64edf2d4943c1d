import { createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { KeptPart, PartsContext } from '@/page/kept-part'
import { keptPartsAt, keptPartsOf } from './kept-parts'

let drawn = 0
beforeEach(() => {
  drawn = 0
})

function Named({ children }: { children?: string }) {
  drawn += 1
  return createElement('p', { id: useId() }, children)
}

const named = (text: string) => createElement(Named, null, text)
const footer = createElement('footer', null, named('Müller & Söhne'))
const page = (of: string | null, own: string) =>
  createElement('main', null, named(own), createElement(KeptPart, { of }, footer))

function draw(address: string, of: string | null, own = 'mine'): string {
  const parts = keptPartsOf(address)
  return parts
    .fill(renderToString(createElement(PartsContext, { value: parts.marksOf }, page(of, own))))
    .join('')
}

test('a part is drawn once for many pages, which are as if it were drawn each time', () => {
  const [mine, theirs] = ['mine', 'theirs'].map((own) => renderToString(page('footer', own)))
  drawn = 0
  expect(draw('/once', 'footer', 'mine')).toBe(mine)
  expect(drawn).toBe(2)
  expect(draw('/once', 'footer', 'theirs')).toBe(theirs)
  expect(drawn).toBe(3)
})

test.each([
  ['another address', '/second', 'footer'],
  ['what it depends on', '/first', 'slim footer'],
  ['somebody', '/first', null],
])('it is drawn anew for %s', (_, address, of) => {
  draw('/first', 'footer')
  if (of === null) draw(address, of)
  drawn = 0
  draw(address, of)
  expect(drawn).toBe(2)
})

test('where an address asks for something, only what shows nothing of it is kept: the rest is nobody else’s', () => {
  const at = (searchStr: string) => keptPartsAt({ pathname: '/en/gallery', searchStr }, ['en'])
  expect(at('?prompt=secret').marksOf('header', false)).toBeNull()
  expect(at('').marksOf('header', false)).toMatchObject({ isKept: false })
  const marks = at('?prompt=secret').marksOf('footer', true)
  expect(marks).toMatchObject({ isKept: false })
})
