import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearNotifications } from '@/browser/notifications'
import { button, renderLoginPart, toldMessages } from '../../../tests/support/login'
import { useSendCode } from './use-send-code'

afterEach(() => {
  localStorage.clear()
  clearNotifications()
})

function TwoButtons() {
  const code = useSendCode('UPDATE_PWD')
  const send = () => void code.send('mai@example.com')
  return (
    <>
      <button type="button" onClick={send}>
        One
      </button>
      <button type="button" onClick={send}>
        Other
      </button>
      <p>{code.secondsLeft} seconds left</p>
    </>
  )
}

test('[R5.05] presses in quick succession, wherever they come from, send one code', async () => {
  const { calls } = await renderLoginPart(<TwoButtons />)
  fireEvent.click(button('One'))
  fireEvent.click(button('Other'))
  await waitFor(() => expect(screen.getByText('60 seconds left')).toBeTruthy())
  expect(calls.sendCode).toHaveBeenCalledExactlyOnceWith({
    email: 'mai@example.com',
    use: 'UPDATE_PWD',
  })
  expect(toldMessages()).toHaveLength(1)
})
