import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { accountKeys } from '@/api/accounts.queries'
import { teamKeys } from '@/api/teams.functions'
import { readLocal, writeLocal } from '@/browser/local-store'
import { showLogin } from '@/browser/login-events'
import { button, field, fill, renderLoginPart, signedInUser } from '../../../tests/support/login'
import { present } from '../../../tests/support/present'
import { LoginHost } from './login-host'

const dialog = () => screen.queryByRole('dialog')

const openerAndHost = (
  <>
    <button type="button" onClick={() => showLogin()}>
      Open
    </button>
    <LoginHost />
  </>
)

/** The login host on a visitor's page. */
async function renderHost() {
  const stage = await renderLoginPart(openerAndHost)
  stage.client.setQueryData(accountKeys.user, null)
  stage.client.setQueryData(teamKeys.context, null)
  return stage
}

async function renderOpened() {
  const stage = await renderHost()
  await stage.user.click(button('Open'))
  await screen.findByRole('dialog')
  return stage
}

afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('[R2.50] the login modal', () => {
  test('opens at the login for show-login and at the registration for register-click', async () => {
    await renderHost()
    act(() => void showLogin())
    expect((await screen.findByRole('dialog', { name: 'Sign in' })).tagName).toBe('DIV')
    act(() => void showLogin('register'))
    expect(await screen.findByRole('dialog', { name: 'Create your account' })).toBeTruthy()
  })

  test('opens although the wish came before the page was alive', async () => {
    showLogin()
    await renderHost()
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  test('does not close on Escape: the cursor goes to the close button, which is announced', async () => {
    const { user } = await renderOpened()
    await user.type(field('Email'), 'mai@example.com')
    await user.keyboard('{Escape}')
    expect(dialog()).not.toBeNull()
    expect(document.activeElement).toBe(button('Close'))
    expect(screen.getByText('Press Enter to close')).toBeTruthy()
    expect(field('Email').value).toBe('mai@example.com')
  })

  test('does not close on a click outside', async () => {
    const { user } = await renderOpened()
    const backdrop = document.querySelector('[data-state="open"].fixed.inset-0')
    await user.click(present(backdrop))
    expect(dialog()).not.toBeNull()
  })

  test('closes by its button and gives the focus back', async () => {
    const { user } = await renderOpened()
    await user.click(button('Close'))
    await waitFor(() => expect(dialog()).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button('Open')))
  })

  test('closes after signing in', async () => {
    const { user } = await renderOpened()
    await fill(user, 'Email', 'mai@example.com')
    await fill(user, 'Password', 'correct horse')
    await user.click(button('Sign in'))
    await waitFor(() => expect(dialog()).toBeNull())
  })

  test('[D3.20] closes when another tab signs in', async () => {
    await renderOpened()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 's-1' }))
    })
    await waitFor(() => expect(dialog()).toBeNull())
  })
})

describe('what the browser remembers follows the server', () => {
  test('[R2.47] [R3.08] the loaded user and context are kept, with the default picture for no product', async () => {
    const { client } = await renderHost()
    act(() => {
      client.setQueryData(accountKeys.user, signedInUser)
      client.setQueryData(teamKeys.context, {
        current_brand: { id: 'b-1', name: 'Tea' },
        current_team: { id: 't-1', name: 'Mai’s team', current_user_role: 'ADMIN', members: 1 },
        current_product: null,
        new_user: false,
      })
    })
    await waitFor(() => expect(readLocal('user_info')?.uid).toBe(signedInUser.uid))
    expect(readLocal('ga_bp_info')).toMatchObject({ brand_id: 'b-1', team_id: 't-1' })
    expect(readLocal('ga_bp_info')?.product_icon).toBe('/images/product.svg')
    expect(readLocal('hasProduct')).toBe(false)
  })

  test('[D3.20] a sign-out in another tab drops what the user saw here', async () => {
    const { client } = await renderHost()
    act(() => {
      client.setQueryData(accountKeys.user, signedInUser)
      client.setQueryData(['tasks', 'list'], ['a secret idea'])
    })
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await waitFor(() => expect(client.getQueryData(accountKeys.user)).toBeNull())
    expect(client.getQueryData(['tasks', 'list'])).toBeUndefined()
  })

  test('[R5.04] the code of an invitation link is kept', async () => {
    window.history.replaceState(null, '', '/en/?invite_code=FRIEND')
    await renderHost()
    await waitFor(() => expect(readLocal('invite_code')).toBe('FRIEND'))
  })
})

describe('[R4.13] an invited person', () => {
  const signIn = async (pages: string[]) => {
    writeLocal('invite_code', 'FRIEND')
    const stage = await renderLoginPart(openerAndHost, { pages })
    stage.client.setQueryData(accountKeys.user, null)
    await stage.user.click(button('Open'))
    await fill(stage.user, await screen.findByLabelText('Email'), 'mai@example.com')
    await fill(stage.user, 'Password', 'correct horse')
    await stage.user.click(button('Sign in'))
    await waitFor(() => expect(dialog()).toBeNull())
  }

  test('is led to the team page and the code is cleared', async () => {
    await signIn(['/$lang', '/$lang/team', '/$lang/$'])
    expect(readLocal('invite_code')).toBeNull()
  })

  test('stays, and so does the code, while there is no such page', async () => {
    await signIn(['/$lang', '/$lang/$'])
    expect(readLocal('invite_code')).toBe('FRIEND')
  })
})
