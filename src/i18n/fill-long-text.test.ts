import { expect, test } from 'vitest'
import { parseLongText } from '@/build/parse-long-text'
import { fillLongText } from './fill-long-text'

const LINK = '[{operatorEmail}](mailto:{operatorEmail})'
const text = parseLongText(
  `# FAQ\n\nWrite to ${LINK}.\n\n{operatorName}, {operatorAddress}, ${LINK}\n`,
)
const filled = (operatorEmail: string) => {
  const values = { operatorName: 'Adloom', operatorAddress: 'Singapore', operatorEmail }
  return JSON.stringify(fillLongText(text, values).intro)
}

test('an address that is set is linked', () => {
  expect(filled('help@example.com').match(/mailto:help@example\.com/g)).toHaveLength(2)
})

test('without one the operator is named instead, once', () => {
  const words = filled('')
  expect(words).not.toContain('mailto')
  expect(words).toContain('"Write to ","Adloom","."')
  expect(words).toContain('"Adloom, Singapore"')
})
