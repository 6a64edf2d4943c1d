import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userInfoQuery } from '@/api/accounts.queries'
import { capabilitiesQuery } from '@/api/models.functions'
import { productsQuery } from '@/api/products.functions'
import { NO_SOURCE } from '@/components/planning/plan-source'
import { readDraft } from '@/components/ugc-ads/draft'
import type { Capability } from '@/contract/capabilities'
import type { Script } from '@/contract/endpoints/planning'
import { makeProductView } from '../../../tests/support/product-view'
import { renderPage } from '../../../tests/support/render-page'
import { UgcLink } from './ugc-link'

const OWNER = '00000001-0000-4000-8000-000000000000'
const PRODUCT = '00000002-0000-4000-8000-000000000000'
const SCRIPT: Script = {
  ...{ language: 'de', source: 'templates', note: null, end_card: 'Kalter Kaffee' },
  scenes: [
    { shows: 'speaks', words: 'Langsame Morgen.' },
    { shows: 'product', words: '18 Stunden gezogen' },
  ],
}
const source = { ...NO_SOURCE, sentence: 'Cold brew', product_id: PRODUCT }

async function shown(capabilities: Capability[]) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  const products = [makeProductView({ product_id: PRODUCT, name: 'Cup' })]
  const [picture] = products[0]?.pictures ?? []
  const page = { products, current: null, next_cursor: null }
  client.setQueryData(productsQuery().queryKey, { pages: [page], pageParams: [undefined] })
  client.setQueryData(capabilitiesQuery().queryKey, { capabilities })
  client.setQueryData<unknown>(userInfoQuery().queryKey, { uid: OWNER })
  await renderPage(
    <QueryClientProvider client={client}>
      <UgcLink script={SCRIPT} source={source} />
    </QueryClientProvider>,
  )
  return { picture, link: screen.queryByRole('link', { name: 'Make UGC ad' }) }
}

test('[R1.14] a script begins an ad with a presenter: its scenes, its end card and a picture of the product go along', async () => {
  const { picture, link } = await shown(['ugc_ads'])
  expect(link?.getAttribute('href')).toBe('/en/ugc-ads')
  if (link) fireEvent.click(link)
  expect(readDraft(OWNER)).toMatchObject({
    ...{ source, language: 'de', endCard: 'Kalter Kaffee', hasAgreed: false },
    scenes: SCRIPT.scenes,
    product: { reference: { output_id: picture?.file_id }, name: 'Cup' },
    written: { source: 'templates', note: null },
  })
})

test('[D10.09] where such ads are not made, none is offered', async () => {
  expect((await shown(['music', 'photoshoot'])).link).toBeNull()
})
