import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brandListQuery } from '@/api/brand-page.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { renderInComposer } from '../../../../tests/support/composer'
import { BrandLogo } from './brand-logo'

const LOGO = { file_id: 'logo', thumbnail_url: '/media/logo/thumb', width: 64, height: 64 }

/** The logo button with a cache as it is after the server has named brand and role. */
function knowing(role: string, logo: typeof LOGO | null = LOGO) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const brand = { id: 'brand', name: 'Norda' }
  const team = { id: 'team', name: 'Norda', current_user_role: role, members: 1, brands: 1 }
  client.setQueryData(currentContextQuery().queryKey, {
    ...{ current_brand: brand, current_team: team, current_product: null, new_user: false },
  })
  const facts = { brand_id: 'brand', name: 'Norda', colours: [], is_default: true }
  client.setQueryData(brandListQuery().queryKey, { brands: [{ ...facts, logo, is_current: true }] })
  return (
    <QueryClientProvider client={client}>
      <BrandLogo />
    </QueryClientProvider>
  )
}

it('the logo of the brand is added with one press', async () => {
  const { user, references } = await renderInComposer(knowing('MEMBER'), { isSignedIn: true })
  await user.click(screen.getByRole('button', { name: 'Add the logo of Norda' }))
  const [make] = references.addStored.mock.lastCall ?? []
  expect(make?.('image')).toMatchObject({
    kind: 'image',
    status: 'ready',
    source: { output_id: 'logo' },
  })
})

it.each([
  ['a guest from outside', 'OUTER_USER', LOGO],
  ['a brand without one', 'MEMBER', null],
])('%s is offered none', async (_, role, logo) => {
  await renderInComposer(knowing(role, logo), { isSignedIn: true })
  expect(screen.queryByRole('button')).toBeNull()
})
