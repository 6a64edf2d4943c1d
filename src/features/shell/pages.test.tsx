import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { useAccountPages, useExistingPages } from './pages'

const Names = () => <p>{useExistingPages(['sora', 'gallery', 'pricing']).join(' ')}</p>

test('menus offer the pages this build has, and no others', async () => {
  await renderPage(<Names />, { pages: ['/$lang', '/$lang/pricing'] })
  expect(screen.getByText('sora pricing')).toBeDefined()
})

const Ways = () => (
  <p>
    {useAccountPages()
      .map(({ to }) => to)
      .join(' ')}
  </p>
)

test('the menu of an account leads to the pages whose routes say so, in the order they say', async () => {
  const said = (path: string, order: number) => ({
    path,
    staticData: { accountMenu: { label: { id: path }, order } },
  })
  await renderPage(<Ways />, { pages: ['/$lang', said('/$lang/a', 2), said('/$lang/b', 1)] })
  expect(screen.getByText('/$lang/gallery /$lang/b /$lang/a')).toBeDefined()
})
