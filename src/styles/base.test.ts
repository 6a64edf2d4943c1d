import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('opening a menu or dialog changes nothing of the root, whose change costs the styles of all of the page', async () => {
  const css = await readFile(new URL('base.css', import.meta.url), 'utf8')
  const selectors = [...css.matchAll(/^\s*([^\s@*/][^{};]*?)\s*\{/gm)].map(([, one = '']) => one)
  expect(selectors).toContain('html')
  expect(
    selectors.filter((one) => /\b(?:html|:root)\b.*(?:scroll-locked|:has)/s.test(one)),
  ).toEqual([])
})
