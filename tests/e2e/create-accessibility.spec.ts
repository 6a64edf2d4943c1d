import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

for (const theme of ['dark', 'light'] as const) {
  test(`the create page and its history are free of accessibility faults in the ${theme} theme`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signInBrowser(context, baseURL ?? '', await createAccount(request))
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    const faults = async () => (await new AxeBuilder({ page }).analyze()).violations
    const create = new CreatePage(page)
    await create.open('/en/?tab=first_last_frame')
    expect(await faults()).toEqual([])

    await create.open()
    await create.prompt.fill('A blue bottle')
    await create.generate()
    await create.results().first().click()
    await expect(page.getByRole('region', { name: 'Selected creation' })).toBeVisible()
    expect(await faults()).toEqual([])

    await page.getByRole('button', { name: /^Model/ }).click()
    await expect(page.getByRole('dialog', { name: 'Models' })).toBeVisible()
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual(
      [],
    )
    await page.goto('/en/history')
    await expect(page.getByText('1 item')).toBeVisible()
    expect(await faults()).toEqual([])
  })
}
