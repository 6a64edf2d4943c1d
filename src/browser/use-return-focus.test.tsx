import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useReturnFocus } from './use-return-focus'

const tilesOf = (...names: string[]) =>
  names.map((name) => `<button id="${name}" data-tile="${name}">${name}</button>`).join('')
afterEach(() => document.body.replaceChildren())

it.each([
  ['the opener itself', 'b', tilesOf('a', 'b', 'c'), 'b'],
  ['the tile in its place', 'b', tilesOf('a', 'c'), 'c'],
  ['the last tile where the last has gone', 'c', tilesOf('a', 'b'), 'b'],
  ['the content of the page where no tile is left', 'a', '', 'content'],
])('the focus returns to %s', (_, opener, left, wanted) => {
  document.body.innerHTML = `<main id="content" tabindex="-1">${tilesOf('a', 'b', 'c')}</main>`
  document.getElementById(opener)?.focus()
  const { result } = renderHook(useReturnFocus)
  for (const tile of document.querySelectorAll('[data-tile]'))
    if (!left.includes(`id="${tile.id}"`)) tile.remove()
  act(() => result.current(new Event('close')))
  expect(document.activeElement?.id).toBe(wanted)
})
