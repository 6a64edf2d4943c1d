import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { capabilitiesQuery } from '@/api/models.functions'
import type { Capability } from '@/contract/capabilities'
import { TOOL_PAGES } from './pages'
import { useToolsThere } from './use-tools-there'

const Tools = () => <p>{useToolsThere(TOOL_PAGES).join(' ')}</p>

test.each<{ there: Capability[]; shown: string }>([
  { there: ['watermark_removal', 'photoshoot'], shown: 'watermark photoshoot' },
  { there: ['speech', 'soundtrack'], shown: 'speech soundtrack' },
  { there: ['digital_person', 'music'], shown: 'music talking' },
  { there: ['ugc_ads', 'digital_person'], shown: 'talking ugc' },
  { there: ['face_change', 'music'], shown: 'music faceChange' },
  { there: ['music', 'subtitles', 'watermark_removal'], shown: 'watermark subtitles music' },
])(
  '[R1.14] [D10.09] the menu of tools has what is there, and nothing else: $there',
  ({ there, shown }) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(capabilitiesQuery().queryKey, { capabilities: there })
    render(
      <QueryClientProvider client={client}>
        <Tools />
      </QueryClientProvider>,
    )
    expect(screen.getByText(shown)).toBeDefined()
  },
)

test('a tool that needs a service is left out until it is known to be there', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Tools />
    </QueryClientProvider>,
  )
  const { textContent } = screen.getByText(/watermark/)
  expect(textContent?.split(' ')).toEqual(
    TOOL_PAGES.filter((page) => !['speech', 'talking', 'faceChange', 'ugc'].includes(page)),
  )
})
