import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

test('a loading button keeps its name and focus, and lets nothing be sent twice', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" loading onClick={press}>
        Send
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send', busy: true })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})

test('a button in a form does not submit unless it says so', async () => {
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <Button>Add</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})
