import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { joinLine } from '@/browser/waiting-line'
import { WaitingLine } from './waiting-line'

const join = (prompt: string) =>
  joinLine({
    ...{ key: prompt, ownerId: 'mai', credits: 2 },
    request: { workflow_type: 'text_to_image', prompt },
  })
const rows = () => screen.getAllByRole('listitem')
const order = () => rows().map((row) => row.textContent?.match(/tea|lamp|chair/)?.[0])

test('[R4.03] the order of what waits is changed by the keyboard, which stays where it is, and is said', async () => {
  for (const prompt of ['tea', 'lamp', 'chair']) join(prompt)
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
  // At the end there is nothing to do, and the focus is not lost for it.
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['lamp', 'chair', 'tea'])
  expect(document.activeElement).toBe(down)
  expect(screen.getByRole('status').textContent).toContain('3')
})
