import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field'
import { Input } from './input'

test('the control is named by its label and described by hint and error', () => {
  render(
    <Field label="E-mail" hint="Where the code goes" error="This is not an address">
      {(control) => <Input {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('E-mail')
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = described.map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['Where the code goes', 'This is not an address'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('without hint and error nothing is announced', () => {
  render(<Field label="E-mail">{(control) => <Input {...control} />}</Field>)
  const input = screen.getByLabelText('E-mail')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})
