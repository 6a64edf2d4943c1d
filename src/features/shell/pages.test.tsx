import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { useAccountPages, useExistingPages } from './pages'

const Names = () => <p>{useExistingPages(['sora', 'gallery', 'pricing']).join(' ')}</p>

test('menus offer the pages this build has, and no others', async () => {
  await renderPage(<Names />, { pages: ['/$lang', '/$lang/pricing'] })
  expect(screen.getByText('sora pricing')).toBeDefined()
})

const Ways = ({ roles }: { roles: string }) => (
  <p>
    {useAccountPages({ roles })
      .map(({ to }) => to)
      .join(' ')}
  </p>
)

const said = (path: string, order: number, more = {}) => ({
  path,
  staticData: { accountMenu: { label: { id: path }, order, ...more } },
})

test('the menu of an account leads to the pages whose routes say so, in the order they say', async () => {
  await renderPage(<Ways roles="USER" />, {
    pages: ['/$lang', said('/$lang/a', 2), said('/$lang/b', 1)],
  })
  expect(screen.getByText('/$lang/gallery /$lang/b /$lang/a')).toBeDefined()
})

test.each([
  { roles: 'USER', shown: '/$lang/gallery /$lang/b' },
  { roles: 'USER,OPERATOR', shown: '/$lang/gallery /$lang/a /$lang/b' },
])('pages for operators are offered to them alone: $roles', async ({ roles, shown }) => {
  const forOperators = said('/$lang/a', 1, { isForOperators: true })
  await renderPage(<Ways roles={roles} />, { pages: ['/$lang', forOperators, said('/$lang/b', 2)] })
  expect(screen.getByText(shown)).toBeDefined()
})
