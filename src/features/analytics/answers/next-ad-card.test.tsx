import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../tests/support/render-page'
import { NextAdCard } from './next-ad-card'

const client = new QueryClient()

test.each([
  { by: 'creative', leads: true },
  { by: 'ad', leads: false },
] as const)(
  '[R1.14] who has linked no ad yet is led to the ads by a click, grouped by $by: $leads',
  async ({ by, leads }) => {
    await renderPage(
      <QueryClientProvider client={client}>
        <NextAdCard next={{ kind: 'link' }} by={by} />
      </QueryClientProvider>,
      { at: '/en/analytics' },
    )
    const link = screen.queryByRole('link', { name: 'Group by ad' })
    expect(link?.getAttribute('href') ?? null).toBe(leads ? '/en/analytics?by=ad' : null)
  },
)
