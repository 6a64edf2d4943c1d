import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { useExistingPages } from './pages'

const Names = () => <p>{useExistingPages(['sora', 'gallery', 'pricing']).join(' ')}</p>

test('menus offer the pages this build has, and no others', async () => {
  await renderPage(<Names />, { pages: ['/$lang', '/$lang/pricing'] })
  expect(screen.getByText('sora pricing')).toBeDefined()
})
