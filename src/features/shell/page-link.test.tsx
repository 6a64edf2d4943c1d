import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { PageLink } from './page-link'

const pages = ['/$lang', '/$lang/gallery']

test('[R2.42] a menu leads to the page in the language of the page', async () => {
  await renderPage(<PageLink page="gallery" inNewTab={false} />, { pages })
  const link = screen.getByRole('link', { name: 'Gallery' })
  expect(link.getAttribute('href')).toBe('/en/gallery')
  expect(link.getAttribute('target')).toBeNull()
})

test('[R2.44] while a task runs it opens in a new tab, and says so', async () => {
  await renderPage(<PageLink page="gallery" inNewTab={true} />, { pages })
  const link = screen.getByRole('link', { name: /Gallery.*opens in a new tab/ })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener')
})

test('the link to the page on screen is marked as current', async () => {
  await renderPage(<PageLink page="gallery" inNewTab={false} />, { pages, at: '/en/gallery?p=2' })
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
})
