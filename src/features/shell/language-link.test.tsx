import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { LanguageLink } from './language-link'

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('[R2.42] another language keeps path and query', async () => {
  await renderPage(<LanguageLink language="ja" />, { at: '/en/gallery?page=2' })
  expect(hrefOf('日本語')).toBe('/ja/gallery?page=2')
})

test('a page without a prefix gets one', async () => {
  await renderPage(<LanguageLink language="de" />, { at: '/login', pages: ['/login', '/$lang/$'] })
  expect(hrefOf('Deutsch')).toBe('/de/login')
})

test('[R1.17] the choice is remembered for the server and for this browser', async () => {
  await renderPage(<LanguageLink language="th" />)
  await userEvent.click(screen.getByRole('link'))
  expect(document.cookie).toContain('language=th')
  expect(localStorage.getItem('language')).toBe('th')
})
