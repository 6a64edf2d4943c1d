import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinLine, leaveLine } from '@/browser/waiting-line'
import { WaitingLine } from './waiting-line'

const join = (prompt: string) =>
  joinLine({
    ...{ key: prompt, ownerId: 'mai', credits: 2 },
    request: { workflow_type: 'text_to_image', prompt },
  })
const WAITING = ['tea', 'lamp', 'chair']
const rows = () => screen.getAllByRole('listitem')
const order = () => rows().map((row) => row.textContent?.match(/tea|lamp|chair/)?.[0])

beforeEach(() => WAITING.forEach(join))
afterEach(() => WAITING.forEach(leaveLine))

test('[R4.03] the order of what waits is changed by the keyboard, which stays where it is, and is said', async () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WaitingLine userId="mai" />
    </I18nProvider>,
  )
  const [tea] = rows()
  if (!tea) throw new Error('Nothing waits.')
  const down = within(tea).getByRole('button', { name: 'Move down' })
  down.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(order()).toEqual(['lamp', 'chair', 'tea'])
  expect(document.activeElement).toBe(down)
  // At the end nothing happens, and the focus stays.
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['lamp', 'chair', 'tea'])
  expect(document.activeElement).toBe(down)
  expect(screen.getByRole('status').textContent).toContain('3')
})

test('[R4.03] a row that is dragged takes the place it is let go on, and the pointer says so', () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WaitingLine userId="mai" />
    </I18nProvider>,
  )
  const [first] = rows()
  const last = rows().at(-1)
  if (!first || !last) throw new Error('Nothing waits.')
  const dataTransfer = { effectAllowed: '', dropEffect: 'none', setData: () => undefined }
  fireEvent.dragStart(last, { dataTransfer })
  // A drag-over event whose default is not prevented marks a place where dropping is forbidden.
  expect(fireEvent.dragOver(first, { dataTransfer })).toBe(false)
  expect(dataTransfer.dropEffect).toBe('move')
  expect(order()).toEqual(['chair', 'tea', 'lamp'])
})
