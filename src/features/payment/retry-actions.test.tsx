import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { ContactLink } from './retry-actions'

test('support is written to where the operator can be reached, and no address on this machine is shown', async () => {
  await renderPage(<ContactLink />, { site: { operatorEmail: 'help@example.com' } })
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
    'mailto:help@example.com',
  )
  document.body.replaceChildren()
  await renderPage(<ContactLink />, { site: { operatorEmail: 'operator@localhost' } })
  expect(screen.queryByRole('link')).toBeNull()
})
